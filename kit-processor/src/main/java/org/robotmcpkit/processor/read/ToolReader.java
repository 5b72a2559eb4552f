package org.robotmcpkit.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.AskedMethod;
import org.robotmcpkit.processor.model.ContextParameter;
import org.robotmcpkit.processor.model.Instant;
import org.robotmcpkit.processor.model.Parameter;
import org.robotmcpkit.processor.model.Result;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.TriggerRecord;
import org.robotmcpkit.processor.model.WireNames;

/** Reads a method that becomes a tool. */
final class ToolReader {
  private static final List<String> MEMBERS =
      List.of(
          "name",
          "est",
          "deadline",
          "exclusive",
          "onBusy",
          "title",
          "description",
          "effect",
          "ungated",
          "asks");

  private final Notes notes;
  private final ResultReader results;
  private final InstantReader instants;
  private final GateReader gates;

  ToolReader(Notes notes) {
    this.notes = notes;
    this.results = new ResultReader(notes);
    this.instants = new InstantReader(notes);
    this.gates = new GateReader(notes, this);
  }

  Tool read(ExecutableElement method, Annotation annotation) {
    Optional<Instant> instant = instants.read(method, annotation, typeOf(method).getReturnType());
    noteObstacles(method, instant.isPresent());
    DocComment doc = new MethodDoc(notes.env()).of(method);
    ExecutableType type = typeOf(method);
    Site site = notes.siteOf(method).at(annotation.mirror());
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
            annotation
                .member("deadline")
                .map(value -> annotation.text("deadline").strip())
                .orElse(unsaidDeadline(instant)),
            annotation.values("exclusive").stream()
                .map(value -> String.valueOf(value.getValue()))
                .toList(),
            annotation.constant("onBusy").orElse(Tool.REFUSE),
            scope(method).map(said -> said.text("value")),
            HintReader.find(method).map(HintReader::read),
            gates.read(method),
            annotation.text("ungated"),
            stop(method).isPresent(),
            annotation.text("asks").equals("true"),
            method.getModifiers().contains(Modifier.STATIC),
            method.getReturnType().getKind() == TypeKind.VOID,
            resultOf(method, type, instant),
            List.copyOf(Lints.of(method, notes.env())),
            parameters(method, type, doc, instant.isPresent()),
            triggers(method, annotation),
            instant.isPresent() ? List.of() : timeMethods(method, annotation),
            instant);
    notes.sites().put(tool, site);
    for (String member : MEMBERS) {
      Optional<AnnotationValue> value = annotation.member(member);
      value.ifPresent(
          it -> notes.sites().put(tool, member, notes.siteOf(method).at(annotation.mirror(), it)));
    }
    HintReader.find(method)
        .ifPresent(said -> HintReader.note(said, tool, notes.siteOf(method), notes.sites()));
    stop(method)
        .ifPresent(said -> notes.sites().put(tool, "stop", notes.siteOf(method).at(said.mirror())));
    scope(method)
        .ifPresent(
            said ->
                notes
                    .sites()
                    .put(
                        tool,
                        "scope",
                        said.member("value")
                            .map(value -> notes.siteOf(method).at(said.mirror(), value))
                            .orElse(site)));
    return tool;
  }

  private static String unsaidDeadline(Optional<Instant> instant) {
    return instant.isPresent() ? Instant.DEFAULT_DEADLINE : "";
  }

  /**
   * What JSON the method gives back; nothing can be said about texts and content, which are none.
   */
  private Optional<Result> resultOf(
      ExecutableElement method, ExecutableType type, Optional<Instant> instant) {
    boolean isJson = instant.isEmpty() || instant.get().reply() == Instant.Reply.DATA;
    return isJson ? results.read(method, type.getReturnType()) : Optional.empty();
  }

  /** The method's type, with what the holder says the type parameters of its class are. */
  ExecutableType typeOf(ExecutableElement method) {
    return (ExecutableType)
        (isOwn(method)
            ? method.asType()
            : notes.env().types().asMemberOf((DeclaredType) notes.holder().asType(), method));
  }

  private boolean isOwn(ExecutableElement method) {
    return method.getEnclosingElement().equals(notes.holder());
  }

  List<Parameter> parameters(
      ExecutableElement method, ExecutableType type, DocComment doc, boolean isInstant) {
    List<Parameter> parameters = new ArrayList<>();
    for (int index = 0; index < method.getParameters().size(); index++) {
      VariableElement declared = method.getParameters().get(index);
      // Only the declaration's own type has its annotations with every compiler.
      TypeMirror as = isOwn(method) ? declared.asType() : type.getParameterTypes().get(index);
      Parameter read = parameter(declared, as, doc);
      if (isInstant && read instanceof ContextParameter) {
        instants.noteContext(method, declared);
      }
      parameters.add(read);
    }
    return parameters;
  }

  static Optional<Annotation> scope(ExecutableElement method) {
    return Annotation.find(method.getAnnotationMirrors(), KitNames.REQUIRES_SCOPE);
  }

  private static Optional<Annotation> stop(ExecutableElement method) {
    return Annotation.find(method.getAnnotationMirrors(), KitNames.STOP_TOOL);
  }

  private Parameter parameter(VariableElement parameter, TypeMirror type, DocComment doc) {
    String name = parameter.getSimpleName().toString();
    Site site = notes.siteOf(parameter);
    if (isContext(type)) {
      Parameter context = new ContextParameter(name);
      notes.sites().put(context, site);
      return context;
    }
    noteLostName(parameter, name, site);
    return new ArgumentReader(notes, site, site, Bindings.NONE)
        .read(name, type, parameter.getAnnotationMirrors(), doc.parameter(name));
  }

  private void noteLostName(VariableElement parameter, String name, Site site) {
    boolean isNamed =
        Annotation.find(parameter.getAnnotationMirrors(), KitNames.ARG)
            .filter(arg -> !arg.text("name").isEmpty())
            .isPresent();
    if (!notes.isInSameFile(parameter.getEnclosingElement())
        && name.matches("arg[0-9]+")
        && !isNamed) {
      notes.problem(
          Code.ARGUMENT_NAME,
          name + " has lost its name in the class file; name it with @Arg(name = ...)",
          site);
    }
  }

  static boolean isContext(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && element.getQualifiedName().contentEquals(KitNames.TASK_CONTEXT.canonicalName());
  }

  private List<TriggerRecord> triggers(ExecutableElement method, Annotation annotation) {
    TriggerReader reader = new TriggerReader(notes);
    return annotation.values("triggers").stream()
        .flatMap(
            value ->
                reader.read(value, notes.siteOf(method).at(annotation.mirror(), value)).stream())
        .toList();
  }

  private List<AskedMethod> timeMethods(ExecutableElement method, Annotation annotation) {
    return Stream.of(
            TimeMethods.read(notes, method, annotation, "est", Code.EST),
            TimeMethods.read(notes, method, annotation, "deadline", Code.DEADLINE))
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  void noteObstacles(ExecutableElement method, boolean isInstant) {
    Site site = notes.siteOf(method);
    String name = method.getSimpleName().toString();
    if (method.getModifiers().contains(Modifier.PRIVATE)) {
      notes.problem(
          Code.UNREACHABLE,
          name + " is private, so generated code cannot call it; drop \"private\"",
          site);
    } else if (!Access.isReachable(method, notes)) {
      notes.problem(
          Code.UNREACHABLE,
          name
              + " is "
              + Access.visibility(method)
              + ", so generated code in another package cannot call it; make it"
              + " public",
          site);
    }
    TypeParameters.inWords(method)
        .ifPresent(
            declared ->
                notes.problem(
                    Code.TYPE_PARAMETER,
                    name
                        + " declares "
                        + declared
                        + ", which a caller cannot choose; use a concrete type",
                    site));
    for (TypeMirror thrown : method.getThrownTypes()) {
      if (!isException(thrown)) {
        notes.problem(
            Code.THROWS,
            name
                + " throws "
                + Spelling.of(thrown)
                + ", which "
                + (isInstant ? "a tool" : "a task's body")
                + " cannot; declare Exception or a subclass of it",
            site);
      }
    }
  }

  private boolean isException(TypeMirror thrown) {
    return thrown.getKind() == TypeKind.DECLARED
        && (isA(thrown, "java.lang.Exception") || isA(thrown, "java.lang.Error"));
  }

  private boolean isA(TypeMirror type, String name) {
    return notes
        .env()
        .types()
        .isSubtype(type, notes.env().elements().getTypeElement(name).asType());
  }
}
