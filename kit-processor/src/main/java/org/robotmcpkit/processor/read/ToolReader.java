package org.robotmcpkit.processor.read;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.ContextParameter;
import org.robotmcpkit.processor.model.Parameter;
import org.robotmcpkit.processor.model.TimeMethod;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.TriggerRecord;
import org.robotmcpkit.processor.model.WireNames;

/** Reads a method that becomes a tool. */
final class ToolReader {
  private static final List<String> MEMBERS = List.of("name", "est", "deadline", "exclusive", "description", "effect");

  private final Notes notes;

  ToolReader(Notes notes) {
    this.notes = notes;
  }

  Tool read(ExecutableElement method, Annotation annotation) {
    noteObstacles(method);
    DocComment doc = new MethodDoc(notes.env()).of(method);
    Site site = Site.of(method).at(annotation.mirror());
    String methodName = method.getSimpleName().toString();
    String name = annotation.text("name");
    String description = annotation.text("description");
    Tool tool =
        new Tool(
            methodName,
            name.isEmpty() ? WireNames.snake(methodName) : name,
            annotation.text("title"),
            description.isBlank() ? doc.description() : description,
            annotation.constant("effect").orElse(Tool.UNSORTED),
            annotation.constant("tasks").orElse(Tool.TASKS_OFF),
            annotation.text("est").strip(),
            annotation.text("deadline").strip(),
            annotation.values("exclusive").stream().map(value -> String.valueOf(value.getValue())).toList(),
            method.getModifiers().contains(Modifier.STATIC),
            method.getReturnType().getKind() == TypeKind.VOID,
            List.copyOf(Lints.of(method, notes.env())),
            method.getParameters().stream().map(parameter -> parameter(parameter, doc)).toList(),
            triggers(method, annotation),
            timeMethods(method, annotation));
    notes.sites().put(tool, site);
    for (String member : MEMBERS) {
      Optional<AnnotationValue> value = annotation.member(member);
      value.ifPresent(it -> notes.sites().put(tool, member, Site.of(method).at(annotation.mirror(), it)));
    }
    return tool;
  }

  private Parameter parameter(VariableElement parameter, DocComment doc) {
    String name = parameter.getSimpleName().toString();
    Site site = Site.of(parameter);
    if (isContext(parameter.asType())) {
      Parameter context = new ContextParameter(name);
      notes.sites().put(context, site);
      return context;
    }
    return new ArgumentReader(notes, site, site, Bindings.NONE)
        .read(name, parameter.asType(), parameter.getAnnotationMirrors(), doc.parameter(name));
  }

  static boolean isContext(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && element.getQualifiedName().contentEquals(KitNames.TASK_CONTEXT.canonicalName());
  }

  private List<TriggerRecord> triggers(ExecutableElement method, Annotation annotation) {
    TriggerReader reader = new TriggerReader(notes);
    return annotation.values("triggers").stream()
        .flatMap(value -> reader.read(value, Site.of(method).at(annotation.mirror(), value)).stream())
        .toList();
  }

  private List<TimeMethod> timeMethods(ExecutableElement method, Annotation annotation) {
    return Stream.of(new TimeMethodReader(notes, method, "est", Code.EST),
            new TimeMethodReader(notes, method, "deadline", Code.DEADLINE))
        .flatMap(reader -> reader.read(annotation).stream())
        .distinct()
        .toList();
  }

  private void noteObstacles(ExecutableElement method) {
    Site site = Site.of(method);
    String name = method.getSimpleName().toString();
    if (method.getModifiers().contains(Modifier.PRIVATE)) {
      notes.problem(
          Code.UNREACHABLE, name + " is private, so generated code cannot call it; drop \"private\"", site);
    }
    TypeParameters.inWords(method)
        .ifPresent(
            declared ->
                notes.problem(
                    Code.TYPE_PARAMETER,
                    name + " declares " + declared + ", which a caller cannot choose; use a concrete type",
                    site));
    for (TypeMirror thrown : method.getThrownTypes()) {
      if (!isException(thrown)) {
        notes.problem(
            Code.THROWS,
            name + " throws " + Spelling.of(thrown)
                + ", which a task's body cannot; declare Exception or a subclass of it",
            site);
      }
    }
  }

  private boolean isException(TypeMirror thrown) {
    return thrown.getKind() == TypeKind.DECLARED
        && (isA(thrown, "java.lang.Exception") || isA(thrown, "java.lang.Error"));
  }

  private boolean isA(TypeMirror type, String name) {
    return notes.env().types().isSubtype(type, notes.env().elements().getTypeElement(name).asType());
  }
}
