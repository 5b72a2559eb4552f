package names;

import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.task.TaskContext;

/** Names that a generated class may have uses of its own for. */
@SuppressWarnings("kit:description")
public class Awkward {
  record Tools(int tools) {}

  /** Waits. */
  @LongRunningTool(effect = Effect.READS)
  public int wait(int a, String b) {
    return a;
  }

  /** Yields. */
  @LongRunningTool(effect = Effect.READS)
  public int yield() {
    return 1;
  }

  /** Lists tools. */
  @LongRunningTool(effect = Effect.READS)
  public int tools(Tools tools) {
    return 1;
  }

  /** Hides. */
  @LongRunningTool(effect = Effect.READS)
  public int hide(int call, int task, String awkward, TaskContext item) {
    return 1;
  }

  /** Has a body. */
  @LongRunningTool(effect = Effect.READS)
  public int hideBody(int task) {
    return 1;
  }

  /** Overloads. */
  @LongRunningTool(name = "hide_nothing", effect = Effect.READS)
  public int hide() {
    return 1;
  }

  /** Says what it is. */
  @LongRunningTool(effect = Effect.READS)
  public String toString(int indent) {
    return "";
  }

  /** Is a word of Java's elsewhere. */
  @LongRunningTool(effect = Effect.READS)
  public String record(int var, String sealed, @Arg(name = "by-name") int theURLPath, @Arg(name = "dollar") int $dollar, int _mark) {
    return "";
  }

  /** Is called like the field. */
  @LongRunningTool(effect = Effect.READS)
  public void awkward(int first, int second, int third, int fourth, int fifth, int sixth, int seventh, int eighth) {}
}
