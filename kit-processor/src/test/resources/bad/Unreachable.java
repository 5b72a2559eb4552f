import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings("kit:description") class Unreachable {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  private void hidden() {} // error: [kit:unreachable] hidden is private, so generated code cannot call it; drop "private"

  private static class Hidden { // error: [kit:unreachable] Hidden is private, so generated code cannot call the tools in it; drop "private"
    /** B. */
    @LongRunningTool(effect = Effect.READS)
    void b(Secret secret) {}

    record Secret(int size) {}
  }

  class Inner { // error: [kit:unreachable] Inner needs an instance of Unreachable; make it static
    /** C. */
    @LongRunningTool(effect = Effect.READS)
    void c() {}
  }

  private static class Around { // error: [kit:unreachable] Around is private, so generated code cannot call the tools in it; drop "private"
    static class Nested {
      /** D. */
      @LongRunningTool(effect = Effect.READS)
      void d() {}
    }
  }

  private record Pose(double x) {}

  private enum Mode {
    FAST
  }

  @TriggerType("gone")
  private record Gone() {}

  static class Open extends Far {
    /** E. */
    @LongRunningTool(effect = Effect.READS, triggers = Gone.class) // error: [kit:unreachable] Gone is private, so generated code cannot name it; make it visible to Open's package
    void e(
        Pose pose, // error: [kit:unreachable] Pose is private, so generated code cannot name it; make it visible to Open's package
        List<Mode> modes, // error: [kit:unreachable] Mode is private, so generated code cannot name it; make it visible to Open's package
        Hidden hidden) {} // error: [kit:unreachable] Hidden is protected, so generated code cannot name it; make it visible to Open's package
  }
}
