package org.robotmcpkit.processor.check;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Hint;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;

/**
 * Hints that are set by hand contradict neither the tool's effect nor one another, and stand on a
 * tool.
 */
public final class HintRules implements Rule {
  HintRules() {}

  /** The problem of hints on a method that is no tool. */
  public static Problem stray(String method, Site site) {
    return new Problem(
        Code.HINTS,
        method
            + " has @Hints and is no tool, so nobody is told; add @LongRunningTool, or drop them",
        site);
  }

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream().flatMap(tool -> check(tool, sites));
  }

  private static Stream<Problem> check(Tool tool, Sites sites) {
    if (tool.hints().filter(said -> said.isEmpty()).isPresent()) {
      return Stream.of(
          new Problem(
              Code.HINTS,
              "@Hints of " + tool.name() + " says nothing; set a hint, or drop it",
              sites.of(tool, "hints")));
    }
    return Arrays.stream(Hint.values())
        .flatMap(
            hint ->
                contradiction(tool, hint).stream()
                    .map(sentence -> "tool " + tool.name() + " " + sentence)
                    .map(
                        sentence ->
                            new Problem(Code.HINTS, sentence, sites.of(tool, hint.member()))));
  }

  private static Optional<String> contradiction(Tool tool, Hint hint) {
    if (tool.saidOf(hint).isEmpty()) {
      return Optional.empty();
    }
    boolean says = tool.is(hint);
    return switch (hint) {
      case READ_ONLY -> says ? notReadOnly(tool) : Optional.empty();
      case DESTRUCTIVE ->
          says && tool.is(Hint.READ_ONLY)
              ? Optional.of(
                  "is read-only and destructive at once; set another effect than READS, or readOnly = Hint.NO")
              : Optional.empty();
      case IDEMPOTENT ->
          !says && tool.is(Hint.READ_ONLY)
              ? Optional.of(
                  "is read-only, so calling it twice changes nothing; drop idempotent, or set readOnly = Hint.NO")
              : Optional.empty();
      case OPEN_WORLD -> Optional.empty();
    };
  }

  private static Optional<String> notReadOnly(Tool tool) {
    String why =
        switch (tool.effect()) {
          case Tool.READS -> "";
          case Tool.MOVES -> "moves something, so it is not read-only; drop readOnly";
          case Tool.COSTS ->
              "costs something that cannot be put back, so it is not read-only; drop readOnly";
          case Tool.UNSORTED ->
              "is called read-only and does not say what it does to the world; set effect = Effect.READS";
          default ->
              "changes something that can be put back, so it is not read-only; drop readOnly";
        };
    return Optional.of(why).filter(sentence -> !sentence.isEmpty());
  }
}
