package org.robotmcpkit.processor.read;

import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Instant;
import org.robotmcpkit.processor.model.Resource;
import org.robotmcpkit.processor.model.WireNames;

/** Reads a method that becomes a resource. */
final class ResourceReader {
  private static final List<String> MEMBERS =
      List.of("path", "name", "description", "mimeType", "deadline");

  private final Notes notes;
  private final ToolReader methods;

  /**
   * A reader.
   *
   * @param methods reads what methods of tools have too
   */
  ResourceReader(Notes notes, ToolReader methods) {
    this.notes = notes;
    this.methods = methods;
  }

  @SuppressWarnings({"ReferenceEquality", "TypeEquals"}) // what is not unwrapped is given back
  Resource read(ExecutableElement method, Annotation annotation) {
    boolean isTool = ToolMethods.annotationOf(method).isPresent();
    if (!isTool) {
      methods.noteObstacles(method, true);
    }
    noteObstacles(method, annotation);
    ExecutableType type = methods.typeOf(method);
    // Eclipse's compiler makes another mirror each time it is asked.
    TypeMirror returned = type.getReturnType();
    TypeMirror value = new OutputReader(notes).inStage(returned);
    Resource.Form form = form(value);
    if (form == Resource.Form.JSON && !isTool) {
      new ResultReader(notes).read(method, returned);
    }
    DocComment doc = new MethodDoc(notes.env()).of(method);
    String name = annotation.text("name");
    String description = annotation.text("description");
    String mimeType = annotation.text("mimeType");
    Resource resource =
        new Resource(
            method.getSimpleName().toString(),
            annotation.text("path"),
            name.isEmpty() ? WireNames.snake(method.getSimpleName().toString()) : name,
            annotation.text("title"),
            description.isBlank() ? doc.description() : description,
            mimeType.isEmpty() ? form.mimeType() : mimeType,
            annotation
                .member("deadline")
                .map(said -> annotation.text("deadline").strip())
                .orElse(Instant.DEFAULT_DEADLINE),
            ToolReader.scope(method).map(said -> said.text("value")),
            method.getModifiers().contains(Modifier.STATIC),
            form,
            value != returned,
            !method.getThrownTypes().isEmpty(),
            List.copyOf(Lints.of(method, notes.env())),
            methods.parameters(method, type, doc, false));
    Site site = notes.siteOf(method).at(annotation.mirror());
    notes.sites().put(resource, site);
    for (String member : MEMBERS) {
      annotation
          .member(member)
          .ifPresent(
              it ->
                  notes
                      .sites()
                      .put(resource, member, notes.siteOf(method).at(annotation.mirror(), it)));
    }
    ToolReader.scope(method)
        .flatMap(said -> said.member("value").map(it -> notes.siteOf(method).at(said.mirror(), it)))
        .ifPresent(it -> notes.sites().put(resource, "scope", it));
    return resource;
  }

  private void noteObstacles(ExecutableElement method, Annotation annotation) {
    if (Annotation.find(method.getAnnotationMirrors(), KitNames.LONG_RUNNING_TOOL).isPresent()) {
      notes.problem(
          Code.RESOURCE,
          method.getSimpleName()
              + " has @McpResource and @LongRunningTool, and whoever reads a resource waits for it;"
              + " drop one of them, or make the tool a @Tool",
          notes.siteOf(method).at(annotation.mirror()));
    }
    if (method.getReturnType().getKind() == TypeKind.VOID) {
      notes.problem(
          Code.RESOURCE,
          method.getSimpleName()
              + " gives back nothing, so there is nothing to read; give back what stands in the"
              + " resource, or make it a @Tool",
          notes.siteOf(method));
    }
  }

  private static Resource.Form form(TypeMirror value) {
    if (value instanceof DeclaredType declared
        && Spelling.qualified(declared).equals("java.lang.String")) {
      return Resource.Form.TEXT;
    }
    boolean isBytes =
        value instanceof ArrayType array && array.getComponentType().getKind() == TypeKind.BYTE;
    return isBytes ? Resource.Form.BYTES : Resource.Form.JSON;
  }
}
