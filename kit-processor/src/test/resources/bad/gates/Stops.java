package gates;

import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Gate;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.StopTool;
import org.robotmcpkit.annotation.Tool;

@SuppressWarnings({"kit:description", "kit:missing-est"})
class Stops {
  @LongRunningTool(effect = Effect.MOVES)
  @StopTool // error: [kit:stop] tool starts only starts a task, and what stops the robot has to be done when the call returns; make it a @Tool
  void starts() {}

  @Tool(effect = Effect.REVERSIBLE)
  @StopTool
  @Gate(says = "It stops.") // error: [kit:stop] tool asks would ask first, and nothing may stand in the way of stopping; drop @Gate
  void asks() {}

  @Tool(
      effect = Effect.REVERSIBLE,
      exclusive = "base") // error: [kit:stop] tool waits would wait for whoever has what it needs, and nothing may stand in the way of stopping; drop exclusive
  @StopTool
  void waits() {}

  @Tool(effect = Effect.REVERSIBLE)
  @StopTool
  void wants(
      Optional<String> why,
      double strength, // error: [kit:stop] strength must be given, and tool wants has to stop the robot also without; give it a default, or drop it
      @Arg(defaultValue = "1") int times) {}

  @Tool(effect = Effect.READS) // error: [kit:stop] tool looks stops the robot, so it does more than read; set effect = Effect.REVERSIBLE
  @StopTool
  void looks() {}

  @Tool(effect = Effect.MOVES, ungated = "It stops.") // error: [kit:stop] tool excuses has no gate anyway, since it stops the robot; drop ungated
  @StopTool
  void excuses() {}

  @Tool // warning: [kit:effect] tool unsorted does not say what it does to the world, so clients expect the worst; set effect
  @StopTool
  void unsorted() {}

  @StopTool
  void noTool() {} // error: [kit:stop] noTool has @StopTool and is no tool, so nobody can call it; add @Tool, or drop it
}
