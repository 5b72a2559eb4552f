package org.robotmcpkit.processor.read;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.model.Instant;

/** Reads what makes a tool an instant one, and notes what only a long-running one can have. */
final class InstantReader {
  private final Notes notes;

  InstantReader(Notes notes) {
    this.notes = notes;
  }

  /**
   * How the method's answer reaches the caller; empty if the tool is a long-running one.
   *
   * @param annotation what makes the method a tool
   * @param returned the method's return type, as the holder has it
   */
  @SuppressWarnings({"ReferenceEquality", "TypeEquals"}) // what is not unwrapped is given back
  Optional<Instant> read(ExecutableElement method, Annotation annotation, TypeMirror returned) {
    if (!annotation
        .element()
        .getQualifiedName()
        .contentEquals(KitNames.INSTANT_TOOL.canonicalName())) {
      noteBoth(method);
      return Optional.empty();
    }
    TypeMirror value = new OutputReader(notes).inStage(returned);
    return Optional.of(
        new Instant(replyOf(value), value != returned, !method.getThrownTypes().isEmpty()));
  }

  private void noteBoth(ExecutableElement method) {
    Annotation.find(method.getAnnotationMirrors(), KitNames.INSTANT_TOOL)
        .ifPresent(
            second ->
                notes.problem(
                    Code.INSTANT,
                    method.getSimpleName()
                        + " has @Tool and @LongRunningTool, and answers in one way only; drop one of them",
                    notes.siteOf(method).at(second.mirror())));
  }

  /** Notes that the method wants a task. */
  void noteContext(ExecutableElement method, VariableElement context) {
    notes.problem(
        Code.INSTANT,
        context.getSimpleName()
            + " is a TaskContext, but "
            + method.getSimpleName()
            + " is an instant tool, which has no task; drop it, or make the tool a @LongRunningTool",
        notes.siteOf(context));
  }

  private Instant.Reply replyOf(TypeMirror value) {
    if (value.getKind() == TypeKind.VOID || is(value, "java.lang.Void")) {
      return Instant.Reply.DONE;
    }
    if (is(value, "java.lang.String")) {
      return Instant.Reply.TEXT;
    }
    return isContent(value) || isListOfContent(value) ? Instant.Reply.CONTENT : Instant.Reply.DATA;
  }

  private boolean isListOfContent(TypeMirror value) {
    return value instanceof DeclaredType list
        && List.of("java.util.List", "java.util.Collection").contains(Spelling.qualified(list))
        && list.getTypeArguments().size() == 1
        && isContent(list.getTypeArguments().get(0));
  }

  /**
   * A type variable's or a wildcard's bound does not count: what such a method gives back is not
   * said clearly enough.
   */
  private boolean isContent(TypeMirror value) {
    TypeElement content = notes.env().elements().getTypeElement(KitNames.CONTENT.canonicalName());
    return content != null
        && value instanceof DeclaredType
        && notes.env().types().isSubtype(value, content.asType());
  }

  private static boolean is(TypeMirror value, String name) {
    return value instanceof DeclaredType declared && Spelling.qualified(declared).equals(name);
  }
}
