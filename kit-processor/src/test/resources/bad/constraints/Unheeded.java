package constraints;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.FutureOrPresent;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Null;
import jakarta.validation.constraints.Past;
import java.time.Instant;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Unheeded {
  @Constraint(validatedBy = {})
  @interface Even {
    String message() default "";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};
  }

  record Box(@Digits(integer = 2, fraction = 1) double value) {} // error: [kit:constraint] @Digits on value would not be checked; drop it, and check it in the method

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Even int mine, // error: [kit:constraint] @Even on mine would not be checked; drop it, and check it in the method
      @AssertTrue boolean sure, // error: [kit:constraint] @AssertTrue on sure would not be checked; drop it, and check it in the method
      @Null String none, // error: [kit:constraint] @Null on none would not be checked; drop it, and check it in the method
      @Past.List({@Past, @Past}) Instant before, // error: [kit:constraint] @List on before would not be checked; drop it, and check it in the method
      @FutureOrPresent Instant after, // error: [kit:constraint] @FutureOrPresent on after would not be checked; drop it, and check it in the method
      @Min(value = 1, groups = Box.class) int grouped, // error: [kit:constraint] @Min on grouped has groups, of which a call knows none; drop them
      Box box) {}
}
