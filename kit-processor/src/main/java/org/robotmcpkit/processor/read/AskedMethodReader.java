package org.robotmcpkit.processor.read;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Quoted;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.AskedMethod;
import org.robotmcpkit.processor.model.Similar;
import org.robotmcpkit.processor.model.Tool;

/**
 * Reads {@code #method}: a method of the holder that is asked about a call before anything starts.
 */
final class AskedMethodReader {
  private final Notes notes;
  private final ExecutableElement tool;
  private final Question question;

  /**
   * What such a method is asked for.
   *
   * @param member the annotation's member that names it
   * @param code what problems are called
   * @param obstacle why what a method returns is no answer, as the end of a sentence; empty if it
   *     is one
   * @param notThrowing what to do rather than to throw, as the end of a sentence
   * @param instead what to write where there is none, as the end of a sentence
   */
  record Question(
      String member,
      Code code,
      Function<ExecutableElement, Optional<String>> obstacle,
      String notThrowing,
      String instead) {}

  /**
   * A reader.
   *
   * @param tool the tool's method
   */
  AskedMethodReader(Notes notes, ExecutableElement tool, Question question) {
    this.notes = notes;
    this.tool = tool;
    this.question = question;
  }

  /** The method; empty if none is named, or after a problem has been noted. */
  Optional<ExecutableElement> find(Annotation annotation) {
    String text = annotation.text(question.member()).strip();
    Optional<AnnotationValue> value = annotation.member(question.member());
    if (!text.startsWith(AskedMethod.SIGN) || value.isEmpty()) {
      return Optional.empty();
    }
    String name = text.substring(AskedMethod.SIGN.length());
    List<ExecutableElement> named =
        methods().stream().filter(method -> nameOf(method).equals(name)).toList();
    List<ExecutableElement> fitting =
        named.stream().filter(method -> obstacle(method).isEmpty()).toList();
    if (fitting.size() == 1) {
      return Optional.of(fitting.get(0));
    }
    String sentence =
        fitting.isEmpty()
            ? named.stream()
                .findFirst()
                .flatMap(this::obstacle)
                .orElseGet(
                    () ->
                        "names no method of "
                            + tool.getEnclosingElement().getSimpleName()
                            + "; "
                            + instead(name))
            : "names " + fitting.size() + " methods that would do; rename one of them";
    Site site = notes.siteOf(tool).at(annotation.mirror(), value.get());
    notes.problem(
        question.code(), question.member() + " " + Quoted.of(text) + " " + sentence, site);
    return Optional.empty();
  }

  private List<ExecutableElement> methods() {
    return ElementFilter.methodsIn(tool.getEnclosingElement().getEnclosedElements());
  }

  /** How generated code asks the method. */
  AskedMethod asked(ExecutableElement method) {
    return new AskedMethod(
        nameOf(method),
        method.getModifiers().contains(Modifier.STATIC),
        method.getReturnType().getKind() == TypeKind.LONG,
        method.getParameters().stream()
            .map(parameter -> parameter.getSimpleName().toString())
            .toList(),
        List.copyOf(Lints.of(method, notes.env())));
  }

  /** Why generated code cannot ask the method, as the end of a sentence; empty if it can. */
  private Optional<String> obstacle(ExecutableElement method) {
    if (method.getModifiers().contains(Modifier.PRIVATE)) {
      return Optional.of("is private, so generated code cannot call it; drop \"private\"");
    }
    if (!Access.isReachable(method, notes)) {
      return Optional.of(
          "is "
              + Access.visibility(method)
              + ", so generated code in another package cannot call it; make it public");
    }
    if (!ToolMethods.isInherited(method) && !method.getEnclosingElement().equals(notes.holder())) {
      return Optional.of(
          "is a static method of an interface, which "
              + notes.holder().getSimpleName()
              + " does not inherit; drop"
              + " \"static\" and make it a default method");
    }
    boolean doesMoreThanRead =
        ToolMethods.annotationOf(method)
            .filter(made -> !made.constant("effect").equals(Optional.of(Tool.READS)))
            .isPresent();
    if (doesMoreThanRead) {
      return Optional.of(
          "is a tool that does more than read, and nothing may happen yet; write a method of its own");
    }
    Optional<String> typeParameters = TypeParameters.inWords(method);
    if (typeParameters.isPresent()) {
      return Optional.of("declares " + typeParameters.get() + "; use a concrete type");
    }
    Optional<String> answer = question.obstacle().apply(method);
    if (answer.isPresent()) {
      return answer;
    }
    Optional<String> thrown =
        method.getThrownTypes().stream()
            .filter(type -> !isUnchecked(type))
            .map(Spelling::of)
            .findFirst();
    return thrown.isPresent()
        ? Optional.of(
            "throws " + thrown.get() + ", and nothing has started yet; " + question.notThrowing())
        : method.getParameters().stream()
            .flatMap(parameter -> obstacle(parameter).stream())
            .findFirst();
  }

  private Optional<String> obstacle(VariableElement wanted) {
    Optional<? extends VariableElement> given =
        tool.getParameters().stream()
            .filter(parameter -> parameter.getSimpleName().equals(wanted.getSimpleName()))
            .filter(parameter -> !ToolReader.isContext(parameter.asType()))
            .findFirst();
    if (given.isEmpty()) {
      return Optional.of(
          "takes "
              + wanted.getSimpleName()
              + ", which is no argument of "
              + nameOf(tool)
              + "; it can take those, by the same names");
    }
    return TypeName.get(given.get().asType()).equals(TypeName.get(wanted.asType()))
        ? Optional.empty()
        : Optional.of(
            "takes "
                + wanted.getSimpleName()
                + " as "
                + Spelling.of(wanted.asType())
                + ", but "
                + nameOf(tool)
                + " as "
                + Spelling.of(given.get().asType())
                + "; use the same type");
  }

  private boolean isUnchecked(TypeMirror thrown) {
    return isA(thrown, "java.lang.RuntimeException") || isA(thrown, "java.lang.Error");
  }

  private boolean isA(TypeMirror type, String name) {
    return notes
        .env()
        .types()
        .isSubtype(type, notes.env().elements().getTypeElement(name).asType());
  }

  /** Whether the method says that it may return null. */
  static boolean isNullable(ExecutableElement method) {
    return Annotation.findSimple(method.getAnnotationMirrors(), "Nullable").isPresent()
        || Annotation.findSimple(method.getReturnType().getAnnotationMirrors(), "Nullable")
            .isPresent();
  }

  @SuppressWarnings("ReferenceEquality") // others like it, but not itself
  private String instead(String name) {
    List<String> known =
        methods().stream().filter(method -> method != tool).map(AskedMethodReader::nameOf).toList();
    return Similar.to(name, known)
        .map(similar -> "did you mean " + AskedMethod.SIGN + similar + "?")
        .orElse(question.instead());
  }

  private static String nameOf(ExecutableElement method) {
    return method.getSimpleName().toString();
  }
}
