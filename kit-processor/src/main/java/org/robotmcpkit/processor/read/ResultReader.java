package org.robotmcpkit.processor.read;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.model.Output;
import org.robotmcpkit.processor.model.Result;

/** Reads what the tools of a holder give back; a class without type arguments only once. */
final class ResultReader {
  private final Notes notes;
  private final Map<String, Outcome> known = new HashMap<>();

  ResultReader(Notes notes) {
    this.notes = notes;
  }

  /**
   * What a method gives back; empty if that is nothing, or if nothing can be said about it.
   *
   * @param returned its type, as the holder has it
   */
  Optional<Result> read(ExecutableElement method, TypeMirror returned) {
    if (returned.getKind() == TypeKind.VOID) {
      return Optional.empty();
    }
    boolean isPlain =
        returned instanceof DeclaredType declared && declared.getTypeArguments().isEmpty();
    Outcome outcome =
        isPlain
            ? known.computeIfAbsent(
                Spelling.qualified((DeclaredType) returned), name -> outcome(returned))
            : outcome(returned);
    outcome.noData().ifPresent(noData -> note(method, noData));
    return outcome.result();
  }

  private Outcome outcome(TypeMirror returned) {
    OutputReader reader = new OutputReader(notes);
    TypeMirror type = reader.inStage(returned);
    Output output = reader.read(type);
    boolean saysNothing = output instanceof Output.Anything || reader.noData().isPresent();
    Optional<Result> result =
        saysNothing
            ? Optional.empty()
            : Optional.of(new Result(Spelling.of(type), output, reader.isUnwrapped(type)));
    return new Outcome(result, reader.noData());
  }

  private void note(ExecutableElement method, OutputReader.NoData noData) {
    notes.problem(
        Code.TYPE,
        method.getSimpleName()
            + " gives back "
            + noData.inWords()
            + ", which is no data; "
            + noData.instead(),
        notes.siteOf(method));
  }

  private record Outcome(Optional<Result> result, Optional<OutputReader.NoData> noData) {}
}
