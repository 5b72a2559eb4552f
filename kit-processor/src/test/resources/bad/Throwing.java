import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings("kit:description") class Throwing {
  static class Odd extends Throwable {
    private static final long serialVersionUID = 1L;
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a() throws Throwable {} // error: [kit:throws] a throws Throwable, which a task's body cannot; declare Exception or a subclass of it

  /** B. */
  @LongRunningTool(effect = Effect.READS)
  <E extends Exception> void b() throws E {} // error: [kit:throws] b throws E, which a task's body cannot; declare Exception or a subclass of it // error: [kit:type-parameter] b declares <E>, which a caller cannot choose; use a concrete type

  /** C. */
  @LongRunningTool(effect = Effect.READS)
  void c() throws Odd, java.io.IOException {} // error: [kit:throws] c throws Odd, which a task's body cannot; declare Exception or a subclass of it

  /** D. */
  @LongRunningTool(effect = Effect.READS)
  void d() throws Exception, Error {}
}
