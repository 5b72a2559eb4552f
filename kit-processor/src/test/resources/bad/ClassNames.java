import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings("kit:description") class ClassNames { // error: [kit:class-name] the tools of ClassNames need the class name ClassNamesTools, which ClassNamesTools takes; rename one of them
  static class B { // error: [kit:class-name] the tools of ClassNames.B need the class name ClassNames_BTools, which ClassNames_B takes; rename one of them
    /** A. */
    @LongRunningTool(effect = Effect.READS)
    void a() {}
  }

  /** B. */
  @LongRunningTool(effect = Effect.READS)
  void b() {}
}

@SuppressWarnings("kit:description") class ClassNames_B { // error: [kit:class-name] the tools of ClassNames_B need the class name ClassNames_BTools, which ClassNames.B takes; rename one of them
  /** C. */
  @LongRunningTool(effect = Effect.READS)
  void c() {}
}

class ClassNamesTools {}

@SuppressWarnings("kit:description") class Casing { // error: [kit:class-name] the tools of Casing need the class name CasingTools, which Casingtools takes; rename one of them
  /** D. */
  @LongRunningTool(effect = Effect.READS)
  void d() {}
}

class Casingtools {}
