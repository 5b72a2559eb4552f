package nested;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Deep {
  record A(B b) {}

  record B(List<C> c) {}

  record C(Thread thread, @Min(5) @Max(1) int n, @Arg(defaultValue = "x") int d) {} // error: [kit:constraint] no int fits n, which has to be a number from 5 to 1; change the limits // error: [kit:default] default "x" of d is not an int; write a whole number such as "3" // error: [kit:type] thread has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(A a) {}
}
