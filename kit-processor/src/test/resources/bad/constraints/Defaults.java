package constraints;

import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Defaults {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Positive @Arg(defaultValue = "0") int positive, // error: [kit:default] default "0" of positive is not a number above 0; choose another
      @DecimalMin(value = "0.1", inclusive = false) @Arg(defaultValue = "0.1") double share, // error: [kit:default] default "0.1" of share is not a number above 0.1; choose another
      @Size(min = 2) @Arg(defaultValue = "🤖") String robot, // error: [kit:default] default "🤖" of robot is not a text of at least 2 characters; choose another
      @NotBlank @Arg(defaultValue = "  ") String blank, // error: [kit:default] default "  " of blank is not a text that is not blank; choose another
      @Pattern(regexp = "[a-z]+") @Size(max = 3) @Arg(defaultValue = "ab1") String word, // error: [kit:default] default "ab1" of word is not a text of at most 3 characters that matches [a-z]+; choose another
      @Email @Arg(defaultValue = "nobody") String owner) {} // error: [kit:default] default "nobody" of owner is not a text that is an e-mail address; choose another
}
