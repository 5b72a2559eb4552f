package org.robotmcpkit.processor.read;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Quoted;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Gate;
import org.robotmcpkit.processor.model.Output;
import org.robotmcpkit.processor.model.Result;

/** Reads what a human has to agree to before a tool starts anything. */
final class GateReader {
  private static final String ESTIMATE = "estimate";
  private static final String BY = "by";

  private final Notes notes;
  private final ToolReader methods;

  /**
   * A reader.
   *
   * @param methods knows the types that methods have in the holder
   */
  GateReader(Notes notes, ToolReader methods) {
    this.notes = notes;
    this.methods = methods;
  }

  static Optional<Annotation> find(ExecutableElement method) {
    return Annotation.find(method.getAnnotationMirrors(), KitNames.GATE);
  }

  /** The gate in front of a tool, if there is one. */
  Optional<Gate> read(ExecutableElement method) {
    return find(method).map(annotation -> read(method, annotation));
  }

  private Gate read(ExecutableElement method, Annotation annotation) {
    noteResource(method, annotation);
    List<AnnotationValue> by = annotation.values(BY);
    Gate gate =
        new Gate(
            annotation.text("says"),
            annotation.text(ESTIMATE).strip(),
            costs(method, annotation),
            by.stream().map(GateReader::constant).toList());
    Site site = notes.siteOf(method).at(annotation.mirror());
    notes.sites().put(gate, site);
    for (String member : List.of("says", ESTIMATE)) {
      annotation
          .member(member)
          .ifPresent(value -> notes.sites().put(gate, member, at(method, annotation, value)));
    }
    for (int index = 0; index < by.size(); index++) {
      notes.sites().put(gate, BY + index, at(method, annotation, by.get(index)));
    }
    return gate;
  }

  private Site at(ExecutableElement method, Annotation annotation, AnnotationValue value) {
    return notes.siteOf(method).at(annotation.mirror(), value);
  }

  private static String constant(AnnotationValue value) {
    return value.getValue() instanceof VariableElement constant
        ? constant.getSimpleName().toString()
        : String.valueOf(value.getValue());
  }

  /** Whoever reads a resource is not asked. */
  private void noteResource(ExecutableElement method, Annotation annotation) {
    if (ToolMethods.resourceOf(method).isPresent()) {
      notes.problem(
          Code.GATE,
          method.getSimpleName()
              + " has @Gate and @McpResource, and resources are read without a gate; drop one of"
              + " them",
          notes.siteOf(method).at(annotation.mirror()));
    }
  }

  private Optional<Gate.Costs> costs(ExecutableElement method, Annotation annotation) {
    AskedMethodReader reader =
        new AskedMethodReader(
            notes,
            method,
            new AskedMethodReader.Question(
                ESTIMATE,
                Code.GATE,
                this::obstacle,
                "catch it there",
                "write one that returns a record"));
    Optional<ExecutableElement> asked = reader.find(annotation);
    Optional<Result> result = asked.flatMap(it -> result(it, method, annotation));
    return result.map(it -> new Gate.Costs(reader.asked(asked.orElseThrow()), it));
  }

  private Optional<String> obstacle(ExecutableElement method) {
    TypeMirror returned = methods.typeOf(method).getReturnType();
    boolean isRecord =
        returned instanceof DeclaredType declared
            && declared.asElement().getKind() == ElementKind.RECORD;
    return isRecord && !AskedMethodReader.isNullable(method)
        ? Optional.empty()
        : Optional.of(
            "returns "
                + Spelling.of(returned)
                + (AskedMethodReader.isNullable(method) ? " or null" : "")
                + ", and nobody would see what its parts are; return a record");
  }

  /** What it gives back, which must have parts that a human can be shown. */
  private Optional<Result> result(
      ExecutableElement asked, ExecutableElement method, Annotation annotation) {
    TypeMirror returned = methods.typeOf(asked).getReturnType();
    OutputReader reader = new OutputReader(notes);
    Output output = reader.read(returned);
    boolean hasParts = output.value() instanceof Output.Members all && !all.parts().isEmpty();
    Optional<String> problem =
        reader
            .noData()
            .map(
                noData ->
                    "with " + noData.inWords() + " in it, which is no data; " + noData.instead())
            .or(
                () ->
                    hasParts
                        ? Optional.empty()
                        : Optional.of(
                            "of which JSON shows no components; give it some, without annotations that change them"));
    if (problem.isPresent()) {
      String text = Quoted.of(annotation.text(ESTIMATE).strip());
      annotation
          .member(ESTIMATE)
          .ifPresent(
              value ->
                  notes.problem(
                      Code.GATE,
                      "estimate "
                          + text
                          + " returns "
                          + Spelling.of(returned)
                          + ", "
                          + problem.get(),
                      at(method, annotation, value)));
      return Optional.empty();
    }
    return Optional.of(new Result(Spelling.of(returned), output, false));
  }
}
