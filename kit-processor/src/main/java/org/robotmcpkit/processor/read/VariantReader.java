package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.robotmcpkit.processor.JacksonNames;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.Type;
import org.robotmcpkit.processor.model.WireNames;

/**
 * Reads a type that has several kinds: a sealed one, or one whose kinds Jackson's annotations list.
 */
final class VariantReader {
  private static final String USUAL_DISCRIMINATOR = "type";
  private static final String OF_JACKSON = "@type";

  private final Notes notes;
  private final Site site;
  private final TypeReader types;

  VariantReader(Notes notes, Site site, TypeReader types) {
    this.notes = notes;
    this.site = site;
    this.types = types;
  }

  static boolean hasKinds(TypeElement element) {
    boolean isOpen =
        element.getKind() == ElementKind.INTERFACE
            || element.getModifiers().contains(Modifier.ABSTRACT);
    return isOpen
        && (element.getModifiers().contains(Modifier.SEALED) || subTypes(element).isPresent());
  }

  Structure read(TypeElement element) {
    Optional<Annotation> info = typeInfo(element);
    info.ifPresent(annotation -> noteObstacles(element, annotation));
    String property =
        info.map(annotation -> annotation.text("property")).orElse(USUAL_DISCRIMINATOR);
    List<Structure.Kind> kinds = new ArrayList<>();
    addKinds(element, new KindNames(info), kinds);
    noteSameNames(element, kinds);
    return new Structure.Variants(property.isEmpty() ? OF_JACKSON : property, kinds);
  }

  private void addKinds(TypeElement element, KindNames names, List<Structure.Kind> kinds) {
    Optional<Annotation> listed = subTypes(element);
    if (listed.isPresent()) {
      for (AnnotationValue value : listed.get().values("value")) {
        Annotation one = new Annotation((AnnotationMirror) value.getValue());
        if (!one.values("names").isEmpty()) {
          problem(
              element,
              "a kind with several names in @JsonSubTypes, of which the schema shows one; set name");
        }
        one.member("value")
            .map(AnnotationValue::getValue)
            .filter(DeclaredType.class::isInstance)
            .ifPresent(
                type -> addKind(element, (DeclaredType) type, one.text("name"), names, kinds));
      }
    } else {
      for (TypeMirror permitted : element.getPermittedSubclasses()) {
        addKind(element, (DeclaredType) permitted, "", names, kinds);
      }
    }
  }

  private void addKind(
      TypeElement of,
      DeclaredType type,
      String given,
      KindNames names,
      List<Structure.Kind> kinds) {
    TypeElement element = (TypeElement) type.asElement();
    if (hasKinds(element)) {
      addKinds(element, names, kinds);
      return;
    }
    boolean isGeneric = !element.getTypeParameters().isEmpty();
    Type read = isGeneric ? Type.Unsupported.known("") : types.read(type);
    if (read instanceof Type.ObjectOf object) {
      kinds.add(new Structure.Kind(given.isEmpty() ? names.of(element) : given, object));
    } else {
      String instead =
          read instanceof Type.Unsupported unsupported && !unsupported.isKnown()
              ? unsupported.instead()
              : "make it a record" + (isGeneric ? " without type parameters" : "");
      notes.problem(
          Code.TYPE,
          element.getSimpleName()
              + ", a kind of "
              + of.getSimpleName()
              + ", is no object that one can read; "
              + instead,
          site);
    }
  }

  private void noteObstacles(TypeElement element, Annotation info) {
    String use = info.constant("use").orElse("");
    String include = info.constant("include").orElse("PROPERTY");
    if (!use.equals("NAME") && !use.equals("SIMPLE_NAME")) {
      problem(
          element,
          "use = "
              + use
              + " in @JsonTypeInfo, which is no name that a caller knows; set use = NAME");
    }
    if (!include.equals("PROPERTY") && !include.equals("EXISTING_PROPERTY")) {
      problem(
          element,
          "include = " + include + " in @JsonTypeInfo, which is not read; set include = PROPERTY");
    }
    if (info.member("defaultImpl").isPresent()) {
      problem(
          element,
          "a defaultImpl in @JsonTypeInfo, which is not read; drop it, and let callers name the kind");
    }
  }

  private void problem(TypeElement element, String has) {
    notes.problem(Code.JACKSON, element.getSimpleName() + " has " + has, site);
  }

  private void noteSameNames(TypeElement element, List<Structure.Kind> kinds) {
    if (kinds.isEmpty()) {
      problem(element, "no kinds that one can read; let a record implement it");
    }
    Map<String, String> byName = new HashMap<>();
    for (Structure.Kind kind : kinds) {
      String type = kind.type().inWords();
      Optional.ofNullable(byName.putIfAbsent(kind.name(), type))
          .ifPresent(
              other ->
                  problem(
                      element,
                      "two kinds with the same name, "
                          + other
                          + " and "
                          + type
                          + "; give one of them another @JsonTypeName"));
    }
  }

  private static Optional<Annotation> subTypes(TypeElement element) {
    return Annotation.find(element.getAnnotationMirrors(), JacksonNames.SUB_TYPES);
  }

  /**
   * The annotation that says how kinds are told apart; as Jackson has it, also that of a supertype.
   */
  private Optional<Annotation> typeInfo(TypeElement element) {
    Optional<Annotation> own =
        Annotation.find(element.getAnnotationMirrors(), JacksonNames.TYPE_INFO);
    return own.isPresent()
        ? own
        : notes.env().types().directSupertypes(element.asType()).stream()
            .map(type -> (TypeElement) ((DeclaredType) type).asElement())
            .flatMap(supertype -> typeInfo(supertype).stream())
            .findFirst();
  }

  /**
   * Says what kinds are called that have no name of their own.
   *
   * @param info Jackson's annotation, if there is one; then its rules hold
   */
  private record KindNames(Optional<Annotation> info) {
    String of(TypeElement kind) {
      String own =
          Stream.of(kind)
              .flatMap(
                  type ->
                      Annotation.find(type.getAnnotationMirrors(), JacksonNames.TYPE_NAME).stream())
              .map(annotation -> annotation.text("value"))
              .findFirst()
              .orElse("");
      if (!own.isEmpty()) {
        return own;
      }
      ClassName name = ClassName.get(kind);
      if (info.isEmpty()) {
        return WireNames.snake(name.simpleName());
      }
      boolean isSimple = info.get().constant("use").orElse("").equals("SIMPLE_NAME");
      return isSimple ? name.simpleName() : String.join("$", name.simpleNames());
    }
  }
}
