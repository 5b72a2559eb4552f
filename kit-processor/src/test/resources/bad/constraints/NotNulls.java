package constraints;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

@SuppressWarnings("kit:description")
class NotNulls {
  record Box(@NotNull Optional<String> label) {} // error: [kit:constraint] @NotNull on label says that it is always there, but Optional lets it be left out; drop one of them

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @NotNull @Nullable String both, // error: [kit:constraint] @NotNull on both says that it is always there, but @Nullable lets it be left out; drop one of them
      @NotNull @Arg(defaultValue = "x") String otherwise, // error: [kit:constraint] @NotNull on otherwise says that it is always there, but its default lets it be left out; drop one of them
      @NotBlank @Nullable String blank, // error: [kit:constraint] @NotBlank on blank says that it is always there, but @Nullable lets it be left out; drop one of them
      @NotEmpty @Nullable List<String> list, // error: [kit:constraint] @NotEmpty on list says that it is always there, but @Nullable lets it be left out; drop one of them
      Box box) {}
}
