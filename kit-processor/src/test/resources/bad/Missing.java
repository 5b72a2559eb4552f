import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings("kit:description") class Missing {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(List<Nowhere> more) {} // error: [kit:missing] more uses Nowhere, which no one has declared or generated; import or write it // error: cannot find symbol

  static class B {
    /** B. */
    @LongRunningTool(effect = Effect.READS, triggers = Nowhere.class) // error: cannot find symbol
    void b() {} // error: [kit:missing] b uses a class in triggers, which no one has declared or generated; import or write it
  }
}
