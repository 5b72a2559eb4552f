package holders;

import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.task.TaskContext;

/** Arguments and types that are called like what generated code needs. */
@SuppressWarnings("kit:description")
public class Reserved {
  record Value(int value, int built, int item, int arguments) {}

  record Arguments(Value value, String call, String task) {}

  /** A bean. */
  public static class Built {
    public int built;
    public int value;

    @Override
    public String toString() {
      return built + " " + value;
    }
  }

  /** Takes them. */
  @LongRunningTool(effect = Effect.READS)
  public String take(Arguments arguments, Built built, Map<String, Value> value, List<Value> item, TaskContext context) {
    return arguments + " " + built + " " + value + " " + item;
  }
}
