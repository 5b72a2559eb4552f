package constraints;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Texts of a certain length, with something in them, or of a certain form. */
@SuppressWarnings("kit:description")
public class Words {
  /** How long. */
  @LongRunningTool(effect = Effect.READS)
  public String sizes(
      @Size(min = 1, max = 4) String name, @Size(max = 3) String code, @Size(min = 2) String words, @NotEmpty String any) {
    return name + code + words + any;
  }

  /** What is in it. */
  @LongRunningTool(effect = Effect.READS)
  public String forms(
      @NotBlank String said,
      @NotBlank @Size(min = 3, max = 8) String title,
      @Email String owner,
      @NotNull @Valid String there) {
    return said + title + owner + there;
  }

  /** May be left out. */
  @LongRunningTool(effect = Effect.READS)
  public String optional(
      Optional<@NotBlank String> note, @NotBlank @Arg(defaultValue = "dock") String where,
      @Email @Arg(defaultValue = "ops@example.org") String owner) {
    return note + where + owner;
  }
}
