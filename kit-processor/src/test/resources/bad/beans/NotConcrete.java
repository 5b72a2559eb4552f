package beans;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class NotConcrete {
  abstract static class Abstract {
    public int a;
  }

  interface Interface {
    void setA(int a);
  }

  class Inner {
    public int a;
  }

  @interface Annotation {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Abstract one, Interface two, Inner three, Annotation four) {} // error: [kit:type] four has type Annotation, which no argument can have; make it a record // error: [kit:type] one has type Abstract, which no argument can have; make it a record, or seal it and let records implement it // error: [kit:type] three has type Inner, which no argument can have; make it static // error: [kit:type] two has type Interface, which no argument can have; make it a record, or seal it and let records implement it
}
