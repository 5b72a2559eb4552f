import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings("kit:description") class TypeParameters {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  <T, U extends T> T a(T t, List<U> us) { // error: [kit:type-parameter] a declares <T, U>, which a caller cannot choose; use a concrete type
    return t;
  }

  static class Box<T> { // error: [kit:type-parameter] Box declares <T>, which a caller cannot choose; put the tools into a class without type parameters, or make it abstract and extend it with @InheritTools
    /** B. */
    @LongRunningTool(effect = Effect.READS)
    void b(T t) {}
  }
}
