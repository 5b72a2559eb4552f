import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings({"kit:description", "kit:many-arguments"}) class Defaults {
  enum Mode {
    FAST,
    SLOW
  }

  record Box(@Arg(defaultValue = "x") int n, @Nullable @Arg(defaultValue = "1") Integer m) {} // error: [kit:default] default "1" of m and @Nullable contradict each other; drop one of them // error: [kit:default] default "x" of n is not an int; write a whole number such as "3"

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Arg(defaultValue = "three") int three, // error: [kit:default] default "three" of three is not an int; write a whole number such as "3"
      @Arg(defaultValue = "1,5") double comma, // error: [kit:default] default "1,5" of comma is not a double; write a number such as "1.5"
      @Arg(defaultValue = "0x10") int hex, // error: [kit:default] default "0x10" of hex is not an int; write a whole number such as "3"
      @Arg(defaultValue = " 3") int blank, // error: [kit:default] default " 3" of blank is not an int; write a whole number such as "3"
      @Arg(defaultValue = "1_000") long marks, // error: [kit:default] default "1_000" of marks is not a long; write a whole number such as "3"
      @Arg(defaultValue = "2147483648") int big, // error: [kit:default] default "2147483648" of big is not an int; write a whole number such as "3"
      @Arg(defaultValue = "128") byte small, // error: [kit:default] default "128" of small is not a byte; write a whole number such as "3"
      @Arg(defaultValue = "1.0") int fraction, // error: [kit:default] default "1.0" of fraction is not an int; write a whole number such as "3"
      @Arg(defaultValue = "1e39") float huge, // error: [kit:default] default "1e39" of huge is not a float; write a number such as "1.5"
      @Arg(defaultValue = "NaN") double nan, // error: [kit:default] default "NaN" of nan is not a double; write a number such as "1.5"
      @Arg(defaultValue = "True") boolean capital, // error: [kit:default] default "True" of capital is not a boolean; write "true" or "false"
      @Arg(defaultValue = "ab") char two, // error: [kit:default] default "ab" of two is not a char; write a single character
      @Arg(defaultValue = "90s") Duration time, // error: [kit:default] default "90s" of time is not a Duration; write an ISO-8601 duration such as "PT1M30S"
      @Arg(defaultValue = "FASTT") Mode mode, // error: [kit:default] default "FASTT" of mode is not a Mode; did you mean FAST?
      @Arg(defaultValue = "something else") Mode other, // error: [kit:default] default "something else" of other is not a Mode; write one of FAST, SLOW
      @Arg(defaultValue = "1") Optional<Integer> maybe, // error: [kit:default] default "1" of maybe and Optional contradict each other; drop one of them
      @Arg(defaultValue = "1") @Nullable Integer nullable, // error: [kit:default] default "1" of nullable and @Nullable contradict each other; drop one of them
      @Arg(defaultValue = "1") List<Integer> list, // error: [kit:default] default "1" of list cannot be written for type List; use Optional and decide in the method
      @Arg(defaultValue = "{}") Box box, // error: [kit:default] default "{}" of box cannot be written for type Box; use Optional and decide in the method
      @Arg(defaultValue = "11") @Min(0) @Max(10) int outside, // error: [kit:default] default "11" of outside is not a number from 0 to 10; choose another
      @Arg(defaultValue = "-0.5") @Min(0) double below) {} // error: [kit:default] default "-0.5" of below is not a number of at least 0; choose another
}
