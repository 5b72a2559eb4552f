import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings("kit:description") class ArgumentNames {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      int theSize, // error: [kit:argument-name] argument name "the_size" is also used by size; give one of them @Arg(name = "another_name")
      @Arg(name = "the_size") int size, // error: [kit:argument-name] argument name "the_size" is also used by theSize; give one of them @Arg(name = "another_name")
      List<String> triggers, // error: [kit:argument-name] argument name "triggers" belongs to the kit; choose another with @Arg(name = "...")
      @Arg(name = "1st") int first, // error: [kit:argument-name] argument name "1st" is malformed; use ASCII letters, digits, _ and -, and a letter first
      int größe, // error: [kit:argument-name] argument name "größe" is malformed; use ASCII letters, digits, _ and -, and a letter first
      Box box) {}

  record Box(
      int triggers,
      @Arg(name = "n") int m, // error: [kit:argument-name] argument name "n" is also used by n; give one of them @Arg(name = "another_name")
      int n) {} // error: [kit:argument-name] argument name "n" is also used by m; give one of them @Arg(name = "another_name")
}
