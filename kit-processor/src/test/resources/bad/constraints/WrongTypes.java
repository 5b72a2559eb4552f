package constraints;

import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:many-arguments"})
class WrongTypes {
  enum Side {
    LEFT
  }

  record Point(double x) {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Size(max = 3) int number, // error: [kit:constraint] @Size limits texts, lists, sets, arrays and maps, but on number it stands at an int; drop it
      @NotEmpty Point point, // error: [kit:constraint] @NotEmpty limits texts, lists, sets, arrays and maps, but on point it stands at a Point; drop it
      @NotBlank List<String> list, // error: [kit:constraint] @NotBlank limits texts, but on list it stands at a List; drop it
      @NotBlank Side side, // error: [kit:constraint] @NotBlank limits texts, but on side it stands at a Side; drop it
      @Pattern(regexp = "a") char letter, // error: [kit:constraint] @Pattern limits texts, but on letter it stands at a char; drop it
      @Email boolean flag, // error: [kit:constraint] @Email limits texts, but on flag it stands at a boolean; drop it
      @Positive Duration length, // error: [kit:constraint] @Positive limits numbers, but on length it stands at a Duration; drop it
      @DecimalMin("0.1") double[] path, // error: [kit:constraint] @DecimalMin limits numbers, but on path it stands at an array; drop it
      @Size(max = 3) Object any, // error: [kit:constraint] @Size limits texts, lists, sets, arrays and maps, but on any it stands at an Object; drop it
      Map<@NotBlank String, Integer> keys, // error: [kit:type] keys has type Map<String, Integer>, which no argument can have; leave its keys without limits, and check them in the method
      @DecimalMin("a lot") double much) {} // error: [kit:constraint] @DecimalMin on much says "a lot", which is no number; write one such as "0.5"
}
