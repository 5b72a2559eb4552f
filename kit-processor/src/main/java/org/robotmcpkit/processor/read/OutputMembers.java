package org.robotmcpkit.processor.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.robotmcpkit.processor.model.Output;
import org.robotmcpkit.processor.model.WireNames;

/** Finds what Jackson sees of an object: a record's components, getters, and public fields. */
final class OutputMembers {
  private static final List<String> GETTERS = List.of("get", "is");

  private final Notes notes;
  private final OutputReader types;
  private final Map<String, Output.Part> parts = new LinkedHashMap<>();

  OutputMembers(Notes notes, OutputReader types) {
    this.notes = notes;
    this.types = types;
  }

  /** The parts by which an object of that type is written; what superclasses have comes first. */
  List<Output.Part> of(DeclaredType type) {
    for (DeclaredType each : Beans.lineage(type)) {
      TypeElement element = (TypeElement) each.asElement();
      DocComment doc =
          notes.isInSameFile(element) ? DocComment.of(element, notes.env()) : DocComment.NONE;
      element
          .getRecordComponents()
          .forEach(component -> addComponent(type, element, component, doc));
      ElementFilter.methodsIn(element.getEnclosedElements())
          .forEach(method -> addGetter(type, element, method));
      ElementFilter.fieldsIn(element.getEnclosedElements())
          .forEach(field -> addField(type, element, field));
    }
    return List.copyOf(parts.values());
  }

  private void addComponent(
      DeclaredType of, TypeElement owner, RecordComponentElement component, DocComment doc) {
    String name = component.getSimpleName().toString();
    add(
        of,
        owner,
        component,
        name,
        RecordReader.annotations(owner, component),
        doc.parameter(name));
  }

  private void addGetter(DeclaredType of, TypeElement owner, ExecutableElement method) {
    boolean isComponent =
        owner.getRecordComponents().stream()
            .anyMatch(component -> method.equals(component.getAccessor()));
    boolean canGet =
        method.getParameters().isEmpty()
            && !isStatic(method)
            && method.getReturnType().getKind() != TypeKind.VOID
            && method.getTypeParameters().isEmpty();
    if (isComponent || !canGet) {
      return;
    }
    String methodName = method.getSimpleName().toString();
    String capitalised =
        GETTERS.stream()
            .filter(
                prefix -> methodName.startsWith(prefix) && methodName.length() > prefix.length())
            .filter(prefix -> prefix.equals("get") || isTruth(method.getReturnType()))
            .map(prefix -> methodName.substring(prefix.length()))
            .findFirst()
            .orElse("");
    String name = capitalised.isEmpty() ? methodName : Beans.property(owner, capitalised);
    Collection<AnnotationMirror> mirrors = annotations(owner, name, method);
    boolean isVisible = !capitalised.isEmpty() && method.getModifiers().contains(Modifier.PUBLIC);
    if (isVisible || JacksonOutput.isMadeVisible(mirrors)) {
      add(of, owner, method, name, mirrors, "");
    }
  }

  private void addField(DeclaredType of, TypeElement owner, VariableElement field) {
    String name = field.getSimpleName().toString();
    boolean isData = !isStatic(field) && !field.getModifiers().contains(Modifier.TRANSIENT);
    Collection<AnnotationMirror> mirrors = annotations(owner, name, field);
    boolean isVisible =
        field.getModifiers().contains(Modifier.PUBLIC) || JacksonOutput.isMadeVisible(mirrors);
    if (isData && isVisible && owner.getKind() != ElementKind.RECORD && !parts.containsKey(name)) {
      add(of, owner, field, name, mirrors, "");
    }
  }

  private void add(
      DeclaredType of,
      TypeElement owner,
      Element member,
      String name,
      Collection<? extends AnnotationMirror> mirrors,
      String documented) {
    if (JacksonOutput.isLeftOut(mirrors)) {
      parts.remove(name);
      return;
    }
    String given = JacksonOutput.name(mirrors);
    String description = Jackson.description(mirrors);
    boolean isAlwaysThere =
        !JacksonOutput.mayBeMissing(mirrors)
            && !JacksonOutput.mayBeMissing(owner.getAnnotationMirrors());
    parts.put(
        name,
        new Output.Part(
            given.isEmpty() ? WireNames.snake(name) : given,
            description.isEmpty() ? documented : description,
            types.read(typeIn(of, member)),
            isAlwaysThere));
  }

  /** The member's type, with what the type parameters of its class stand for. */
  private TypeMirror typeIn(DeclaredType of, Element member) {
    Element asMember =
        member instanceof RecordComponentElement component ? component.getAccessor() : member;
    TypeMirror type = notes.env().types().asMemberOf(of, asMember);
    return type instanceof ExecutableType method ? method.getReturnType() : type;
  }

  /** The annotations of a property stand on any of its members. */
  private static Collection<AnnotationMirror> annotations(
      TypeElement owner, String property, Element member) {
    List<AnnotationMirror> found = new ArrayList<>(member.getAnnotationMirrors());
    String capitalised = Character.toUpperCase(property.charAt(0)) + property.substring(1);
    owner.getEnclosedElements().stream()
        .filter(other -> !other.equals(member))
        .filter(
            other ->
                (other.getKind() == ElementKind.FIELD
                        && other.getSimpleName().contentEquals(property))
                    || (other.getKind() == ElementKind.METHOD
                        && Stream.of("get", "is", "set")
                            .anyMatch(
                                prefix ->
                                    other.getSimpleName().contentEquals(prefix + capitalised))))
        .forEach(other -> found.addAll(other.getAnnotationMirrors()));
    return found;
  }

  private static boolean isStatic(Element member) {
    return member.getModifiers().contains(Modifier.STATIC);
  }

  private static boolean isTruth(TypeMirror type) {
    return type.getKind() == TypeKind.BOOLEAN
        || (type instanceof DeclaredType declared
            && Spelling.qualified(declared).equals("java.lang.Boolean"));
  }
}
