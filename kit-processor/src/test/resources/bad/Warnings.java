import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

class Warnings {
  @LongRunningTool // warning: [kit:description] tool a has no description, and a model chooses by it; write a Javadoc comment // warning: [kit:effect] tool a does not say what it does to the world, so clients expect the worst; set effect
  void a() {}

  @LongRunningTool(
      est = "90s",
      description = " ", // warning: [kit:description] tool b has no description, and a model chooses by it; write a Javadoc comment
      effect = Effect.UNSORTED) // warning: [kit:effect] tool b does not say what it does to the world, so clients expect the worst; set effect
  void b() {}

  /** {@inheritDoc} */
  @SuppressWarnings("kit:effect")
  @LongRunningTool // warning: [kit:description] tool c has no description, and a model chooses by it; write a Javadoc comment
  void c() {}

  @SuppressWarnings({"unused", "kit:description"})
  static class Silent {
    @LongRunningTool // warning: [kit:effect] tool d does not say what it does to the world, so clients expect the worst; set effect
    void d() {}

    @SuppressWarnings("kit:effect")
    @LongRunningTool
    void e() {}

    // The compiler does not know the key that silences an error, and neither do we.
    @SuppressWarnings("kit:tool-name")
    @LongRunningTool(name = "?") // error: [kit:tool-name] tool name "?" is not one that clients accept; use 1 to 64 letters, digits, _ and - // warning: [kit:effect] tool ? does not say what it does to the world, so clients expect the worst; set effect
    void f() {}
  }
}
