package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
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
import org.robotmcpkit.processor.model.Similar;
import org.robotmcpkit.processor.model.TimeMethod;

/** Reads {@code #method}: a method of the holder that says how long a task will take. */
final class TimeMethodReader {
  private static final Set<TypeName> TIMES =
      Set.of(
          TypeName.DOUBLE, TypeName.FLOAT, TypeName.LONG, TypeName.INT, TypeName.SHORT, TypeName.BYTE,
          ClassName.get("java.time", "Duration"), ClassName.get(OptionalDouble.class));

  private final Notes notes;
  private final ExecutableElement tool;
  private final String member;
  private final Code code;

  /**
   * A reader.
   *
   * @param tool the tool's method
   * @param member the annotation's member that names the other one
   * @param code what its problems are called
   */
  TimeMethodReader(Notes notes, ExecutableElement tool, String member, Code code) {
    this.notes = notes;
    this.tool = tool;
    this.member = member;
    this.code = code;
  }

  /** The method; empty if none is named, or after a problem has been noted. */
  Optional<TimeMethod> read(Annotation annotation) {
    String text = annotation.text(member).strip();
    Optional<AnnotationValue> value = annotation.member(member);
    if (!text.startsWith(TimeMethod.SIGN) || value.isEmpty()) {
      return Optional.empty();
    }
    String name = text.substring(TimeMethod.SIGN.length());
    List<ExecutableElement> named = methods().stream().filter(method -> nameOf(method).equals(name)).toList();
    List<ExecutableElement> fitting = named.stream().filter(method -> obstacle(method).isEmpty()).toList();
    if (fitting.size() == 1) {
      return Optional.of(timeMethod(fitting.get(0)));
    }
    String sentence =
        fitting.isEmpty()
            ? named.stream().findFirst().flatMap(this::obstacle).orElseGet(() -> "names no method of "
                + tool.getEnclosingElement().getSimpleName() + "; " + instead(name))
            : "names " + fitting.size() + " methods that would do; rename one of them";
    notes.problem(
        code, member + " " + Quoted.of(text) + " " + sentence, notes.siteOf(tool).at(annotation.mirror(), value.get()));
    return Optional.empty();
  }

  private List<ExecutableElement> methods() {
    return ElementFilter.methodsIn(tool.getEnclosingElement().getEnclosedElements());
  }

  private TimeMethod timeMethod(ExecutableElement method) {
    return new TimeMethod(
        nameOf(method),
        method.getModifiers().contains(Modifier.STATIC),
        method.getReturnType().getKind() == TypeKind.LONG,
        method.getParameters().stream().map(parameter -> parameter.getSimpleName().toString()).toList(),
        List.copyOf(Lints.of(method, notes.env())));
  }

  /** Why generated code cannot call the method, as the end of a sentence; empty if it can. */
  private Optional<String> obstacle(ExecutableElement method) {
    if (method.getModifiers().contains(Modifier.PRIVATE)) {
      return Optional.of("is private, so generated code cannot call it; drop \"private\"");
    }
    Optional<String> typeParameters = TypeParameters.inWords(method);
    if (typeParameters.isPresent()) {
      return Optional.of("declares " + typeParameters.get() + "; use a concrete type");
    }
    if (!TIMES.contains(TypeName.get(method.getReturnType()).withoutAnnotations()) || isNullable(method)) {
      return Optional.of(
          "returns " + Spelling.of(method.getReturnType()) + (isNullable(method) ? " or null" : "")
              + ", which says no time; return a number of seconds, a Duration or an OptionalDouble");
    }
    Optional<String> thrown =
        method.getThrownTypes().stream().filter(type -> !isUnchecked(type)).map(Spelling::of).findFirst();
    return thrown.isPresent()
        ? Optional.of("throws " + thrown.get() + ", and the task has not started yet; return OptionalDouble.empty()")
        : method.getParameters().stream().flatMap(parameter -> obstacle(parameter).stream()).findFirst();
  }

  private Optional<String> obstacle(VariableElement wanted) {
    Optional<? extends VariableElement> given =
        tool.getParameters().stream()
            .filter(parameter -> parameter.getSimpleName().equals(wanted.getSimpleName()))
            .filter(parameter -> !ToolReader.isContext(parameter.asType()))
            .findFirst();
    if (given.isEmpty()) {
      return Optional.of(
          "takes " + wanted.getSimpleName() + ", which is no argument of " + nameOf(tool)
              + "; it can take those, by the same names");
    }
    return TypeName.get(given.get().asType()).equals(TypeName.get(wanted.asType()))
        ? Optional.empty()
        : Optional.of(
            "takes " + wanted.getSimpleName() + " as " + Spelling.of(wanted.asType()) + ", but " + nameOf(tool)
                + " as " + Spelling.of(given.get().asType()) + "; use the same type");
  }

  private boolean isUnchecked(TypeMirror thrown) {
    return isA(thrown, "java.lang.RuntimeException") || isA(thrown, "java.lang.Error");
  }

  private boolean isA(TypeMirror type, String name) {
    return notes.env().types().isSubtype(type, notes.env().elements().getTypeElement(name).asType());
  }

  private static boolean isNullable(ExecutableElement method) {
    return Annotation.findSimple(method.getAnnotationMirrors(), "Nullable").isPresent()
        || Annotation.findSimple(method.getReturnType().getAnnotationMirrors(), "Nullable").isPresent();
  }

  private String instead(String name) {
    List<String> known = methods().stream().filter(method -> method != tool).map(TimeMethodReader::nameOf).toList();
    return Similar.to(name, known)
        .map(similar -> "did you mean " + TimeMethod.SIGN + similar + "?")
        .orElse("write one that returns a number of seconds, a Duration or an OptionalDouble");
  }

  private static String nameOf(ExecutableElement method) {
    return method.getSimpleName().toString();
  }
}
