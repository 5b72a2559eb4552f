import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings("kit:description") class ToolNames {
  /** A. */
  @LongRunningTool(effect = Effect.READS) // error: [kit:tool-name] tool name "a" is also used by b() and a(); give one of them @LongRunningTool(name = "another_name")
  void a(int n) {}

  /** B. */
  @LongRunningTool(
      effect = Effect.READS,
      name = "a") // error: [kit:tool-name] tool name "a" is also used by a(); give one of them @LongRunningTool(name = "another_name")
  void b() {}

  /** C. */
  @LongRunningTool(effect = Effect.READS) // error: [kit:tool-name] tool name "a" is also used by a() and b(); give one of them @LongRunningTool(name = "another_name")
  void a() {}

  /** D. */
  @LongRunningTool(effect = Effect.READS) // error: [kit:tool-name] tool name "get_task" belongs to the kit; choose another with @LongRunningTool(name = "...")
  void getTask() {}

  /** D2. */
  @LongRunningTool(effect = Effect.READS) // error: [kit:tool-name] tool name "answer_task" belongs to the kit; choose another with @LongRunningTool(name = "...")
  void answerTask() {}

  /** E. */
  @LongRunningTool(effect = Effect.READS, name = "drive to") // error: [kit:tool-name] tool name "drive to" is not one that clients accept; use 1 to 64 letters, digits, _ and -
  void e() {}

  /** F. */
  @LongRunningTool(effect = Effect.READS) // error: [kit:tool-name] tool name "fährt" is not one that clients accept; use 1 to 64 letters, digits, _ and -
  void fährt() {}

  /** G. */
  @LongRunningTool(effect = Effect.READS, name = "a123456789012345678901234567890123456789012345678901234567890abcd") // error: [kit:tool-name] tool name "a123456789012345678901234567890123456789012345678901234567890abcd" is not one that clients accept; use 1 to 64 letters, digits, _ and -
  void g() {}
}
