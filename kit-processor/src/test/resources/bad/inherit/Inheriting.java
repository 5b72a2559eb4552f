package inherit;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.InheritTools;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Machine;

@SuppressWarnings({"kit:description", "rawtypes"})
class Inheriting {
  @InheritTools
  static class Alone {} // error: [kit:inherit] Alone asks for tools with @InheritTools, but what it extends and implements has none that it does not override; drop the annotation

  abstract static class Base<T> {
    /** Goes. */
    @LongRunningTool(effect = Effect.READS)
    void go(T to) {} // error: [kit:type] to has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these

    /** Stays. */
    @LongRunningTool(effect = Effect.READS)
    private void stay() {} // error: [kit:unreachable] stay is private, so generated code cannot call it; drop "private"
  }

  @InheritTools
  static class Raw extends Other {} // error: [kit:inherit] Raw does not say what the type parameters of Other are; write Other<T> with types in it

  abstract static class Other<T> {
    /** Goes. */
    @LongRunningTool(effect = Effect.READS)
    void go(T to) {}
  }

  @InheritTools
  static class Threads extends Base<Thread> {}

  @InheritTools
  static class Silent extends Other<String> { // error: [kit:inherit] Silent asks for tools with @InheritTools, but what it extends and implements has none that it does not override; drop the annotation
    @Override
    void go(String to) {}
  }

  @InheritTools
  static class Elsewhere extends Machine<Runnable> {} // error: [kit:type] [take() inherited from Machine] one has type Runnable, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] [take() inherited from Machine] others has type Runnable, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] [take() inherited from Machine] take gives back Runnable, which is no data; give back a record of what a planner needs to know of it // error: [kit:unreachable] [hide() inherited from Machine] hide is protected, so generated code in another package cannot call it; make it public // error: [kit:type] [hide() inherited from Machine] one has type Runnable, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these

  @InheritTools
  abstract static class Generic<T> extends Other<T> {} // error: [kit:type-parameter] Generic declares <T>, which a caller cannot choose; put the tools into a class without type parameters, or make it abstract and extend it with @InheritTools
}
