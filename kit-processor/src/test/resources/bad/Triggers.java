import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings("kit:description") class Triggers {
  @TriggerType("plain")
  static class Plain {}

  record Unnamed(int n) {}

  @TriggerType("twice")
  record Once(int n) {}

  @TriggerType("twice")
  record Twice(int n) {}

  @TriggerType(" ")
  record Blank() {}

  @TriggerType("progress_above")
  record Progress(double percent) {}

  @TriggerType("generic")
  record Generic<T>(T t) {}

  @TriggerType("fields")
  record Fields(boolean repeat, String kind) {}

  /** A. */
  @LongRunningTool(
      effect = Effect.READS,
      triggers = {
        Plain.class, // error: [kit:trigger] Plain is no plain record, as a trigger type must be; declare record Plain
        Unnamed.class, // error: [kit:trigger] Unnamed does not say what callers call it; annotate it with @TriggerType("...")
        Once.class, // error: [kit:trigger] trigger type "twice" of Once is also declared by Twice; drop one of them
        Twice.class, // error: [kit:trigger] trigger type "twice" of Twice is also declared by Once; drop one of them
        Blank.class, // error: [kit:trigger] the trigger type of Blank is blank; name it as callers will, such as "eta_below"
        Progress.class, // error: [kit:trigger] Progress declares "progress_above", which the kit evaluates itself for every tool; drop it
        Generic.class, // error: [kit:trigger] Generic is no plain record, as a trigger type must be; declare record Generic
        Fields.class, // error: [kit:trigger] Fields: a trigger's field cannot be called "repeat"; rename it with @Arg(name = "...")
        Far.WrongTrigger.class, // error: [kit:trigger] WrongTrigger: a trigger's field cannot be called "type"; rename it with @Arg(name = "...")
        int.class, // error: [kit:trigger] a trigger type must be a record; use a record with @TriggerType
        Near.class // error: [kit:trigger] Near is no plain record, as a trigger type must be; declare record Near
      })
  void a() {}

  enum Near {}
}
