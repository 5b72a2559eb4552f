package shapes;

import java.io.IOException;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.task.TaskContext;

/** Holders of every kind. */
@SuppressWarnings("kit:description")
public interface Shapes {
  /** Is done by whoever implements it. */
  @LongRunningTool(effect = Effect.READS)
  int measure() throws IOException;

  /** Is there already. */
  @LongRunningTool(effect = Effect.READS)
  default long count(TaskContext first, int n) {
    return n;
  }

  /** Is static among others. */
  @LongRunningTool(effect = Effect.READS)
  static char letter() {
    return 'x';
  }

  /** A record. */
  record Line(int length) {
    /** Is a record's accessor. */
    @LongRunningTool(effect = Effect.READS)
    public int length() {
      return length;
    }
  }

  /** An enum. */
  enum Corner {
    ROUND,
    SHARP {
      @Override
      boolean cut() {
        return true;
      }
    };

    /** Is an enum's method. */
    @LongRunningTool(effect = Effect.READS)
    boolean cut() {
      return false;
    }
  }

  /** Needs no instance. */
  final class Statics {
    private Statics() {}

    /** Is static, and so are all others. */
    @LongRunningTool(effect = Effect.READS)
    static void alone(boolean statics) {}
  }
}
