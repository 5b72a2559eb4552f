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

  /** Turns around. */
  @LongRunningTool(effect = Effect.READS) // warning: [kit:description] tool turn says no more than "Turns around.", and a model chooses by it; say what it does, and when to call it
  void turn() {}

  /**
   * Goes where the planner wants it to go.
   *
   * @param speed how fast to go
   * @param away whether to go away from there
   * @param torque how strongly, in newton metres
   * @param step the share of the distance that is gone at once
   * @param durationS how long to go
   */
  @LongRunningTool(effect = Effect.MOVES, ungated = "It is a test.") // warning: [kit:missing-est] tool go moves something and does not say for how long, so a planner cannot tell slow from stuck; set est
  void go(
      double speed, // warning: [kit:unit] speed of go does not say its unit; end its name in it, as in speed_m_s, or say it in the description
      boolean away,
      @Arg(description = " ") double angle, // warning: [kit:description] angle of go has no description, and a model guesses; write @param angle in the Javadoc of go // warning: [kit:unit] angle of go does not say its unit; end its name in it, as in angle_deg, or say it in the description
      double torque,
      Optional<Integer> maxSpeedMS, // warning: [kit:description] max_speed_ms of go has no description, and a model guesses; write @param maxSpeedMS in the Javadoc of go // warning: [kit:unit] max_speed_ms of go reads as milliseconds; if it is metres per second, call it max_speed_m_s with @Arg(name = "...")
      @Arg(name = "tip_height") List<Float> tip, // warning: [kit:description] tip_height of go has no description, and a model guesses; write @param tip in the Javadoc of go // warning: [kit:unit] tip_height of go does not say its unit; end its name in it, as in height_m, or say it in the description
      double step,
      double durationS) {}

  /**
   * A place to go to.
   *
   * @param heading where to look
   */
  record Place(
      double heading, // warning: [kit:unit] heading of Place does not say its unit; end its name in it, as in heading_deg, or say it in the description
      String name, // warning: [kit:description] name of Place has no description, and a model guesses; write @param name in the Javadoc of Place
      @SuppressWarnings({"kit:description", "kit:unit"}) double roll,
      Duration timeout) {} // warning: [kit:description] timeout of Place has no description, and a model guesses; write @param timeout in the Javadoc of Place

  /**
   * Goes to some places, one after the other.
   *
   * @param places where to
   * @param back where to in the end
   * @param far somewhere else
   */
  @SuppressWarnings("kit:missing-est")
  @LongRunningTool(effect = Effect.MOVES, ungated = "It is a test.")
  void tour(List<Place> places, Optional<Place> back, Grip far) {}

  /** Does too much for a single tool to do. */
  @LongRunningTool(effect = Effect.READS) // warning: [kit:many-arguments] tool much takes 9 arguments, and models mix up more than 8; group them in records, or split the tool
  void much(
      @SuppressWarnings({"kit:description", "kit:unit"}) int a,
      @SuppressWarnings({"kit:description", "kit:unit"}) int b,
      @SuppressWarnings({"kit:description", "kit:unit"}) int c,
      @SuppressWarnings({"kit:description", "kit:unit"}) int d,
      @SuppressWarnings({"kit:description", "kit:unit"}) int e,
      @SuppressWarnings({"kit:description", "kit:unit"}) int f,
      @SuppressWarnings({"kit:description", "kit:unit"}) int g,
      @SuppressWarnings({"kit:description", "kit:unit"}) int h,
      @SuppressWarnings({"kit:description", "kit:unit"}) int i,
      TaskContext task) {}

  /** Does as much as it can, and says nothing of it. */
  @SuppressWarnings({"kit:many-arguments", "kit:description", "kit:unit", "kit:missing-est"})
  @LongRunningTool(effect = Effect.MOVES, ungated = "It is a test.")
  void silently(int a, int b, int c, int d, int e, int f, int g, int h, double speed) {}
}
