package constraints;

import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Regular expressions; a text matches as a whole. */
@SuppressWarnings("kit:description")
public class Patterns {
  record Shelf(@Pattern(regexp = "[A-Z][0-9]{2}") String name, @Pattern(regexp = "[a-z]+") String aisle) {}

  /** Plain ones, one of them used twice. */
  @LongRunningTool(effect = Effect.READS)
  public String plain(
      @Pattern(regexp = "[a-z]+") String word,
      @Pattern(regexp = "left|right") @Arg(defaultValue = "left") String side,
      @Pattern(regexp = "^\\d{2,4}$") String digits,
      List<@Pattern(regexp = "a\\.b|c") String> items,
      Shelf shelf) {
    return word + side + digits + items + shelf;
  }

  /** What ECMAScript spells otherwise. */
  @LongRunningTool(effect = Effect.READS)
  public String spelled(
      @Pattern(regexp = "\\w+\\s\\w+") String words,
      @Pattern(regexp = "[^\\s,]+\\@\\S+") String at,
      @Pattern(regexp = "[\\s\\S]{2}") String anyTwo,
      @Pattern(regexp = "(?<year>[0-9]{4})-(?:0?[1-9]|1[0-2])") String month,
      @Pattern(regexp = "(?=.*[0-9])(?!.*x)\\p{L}[\\w\\-]*?") String code,
      @Pattern(regexp = "\u00e9\"\\\\$") String odd) {
    return words + at + anyTwo + month + code + odd;
  }

  /** Several at once. */
  @LongRunningTool(effect = Effect.READS)
  public String several(
      @Pattern(regexp = "[a-z ]*") @Pattern(regexp = ".*b.*") @NotBlank @Size(max = 6) String text,
      @Email(regexp = ".*@example\\.org") String owner) {
    return text + owner;
  }
}
