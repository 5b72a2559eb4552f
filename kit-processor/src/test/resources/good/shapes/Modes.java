package shapes;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TaskMode;

/** The three ways to meet clients of the Tasks extension. */
@SuppressWarnings("kit:description")
public class Modes {
  /** Answers everybody at once. */
  @LongRunningTool(effect = Effect.READS, tasks = TaskMode.OFF)
  public void off() {}

  /** Lets those wait who can. */
  @LongRunningTool(effect = Effect.READS, tasks = TaskMode.AUTO, exclusive = "eye")
  public void auto() {}

  /** Serves nobody else. */
  @LongRunningTool(title = "Wait", tasks = TaskMode.REQUIRED, effect = Effect.REVERSIBLE)
  public void required() {}
}
