package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import org.robotmcpkit.processor.JacksonNames;
import org.robotmcpkit.processor.model.Type;

/** What Jackson's annotations say about an argument. */
final class Jackson {
  /** Annotations that change how a value is read, in ways that generated code does not follow. */
  private static final Set<String> UNHEEDED =
      Set.of(
          "JacksonInject",
          "JsonAnySetter",
          "JsonBackReference",
          "JsonIdentityInfo",
          "JsonIdentityReference",
          "JsonManagedReference",
          "JsonUnwrapped",
          "JsonDeserialize",
          "JsonNaming",
          "EnumNaming");

  private static final Set<String> PACKAGES =
      Set.of(
          JacksonNames.PACKAGE,
          "tools.jackson.databind.annotation",
          "com.fasterxml.jackson.databind.annotation");

  private Jackson() {}

  /** The name, or empty. */
  static String name(Collection<? extends AnnotationMirror> mirrors) {
    return Stream.of(JacksonNames.PROPERTY, JacksonNames.SETTER)
        .map(annotation -> text(mirrors, annotation, "value"))
        .filter(name -> !name.isEmpty())
        .findFirst()
        .orElse("");
  }

  /** The description, or empty. */
  static String description(Collection<? extends AnnotationMirror> mirrors) {
    return text(mirrors, JacksonNames.DESCRIPTION, "value");
  }

  /** The default as text, if there is one. */
  static Optional<String> defaultText(Collection<? extends AnnotationMirror> mirrors) {
    return Optional.of(text(mirrors, JacksonNames.PROPERTY, "defaultValue"))
        .filter(text -> !text.isEmpty());
  }

  /** Whether the property is required, if it says so. */
  static Optional<Boolean> saysRequired(Collection<? extends AnnotationMirror> mirrors) {
    return Annotation.find(mirrors, JacksonNames.PROPERTY)
        .flatMap(
            property ->
                property
                    .member("required")
                    .map(value -> Boolean.TRUE.equals(value.getValue()))
                    .or(() -> property.constant("isRequired").map("TRUE"::equals)));
  }

  /** Whether JSON never has it. */
  static boolean isIgnored(Collection<? extends AnnotationMirror> mirrors) {
    boolean isIgnored =
        Annotation.find(mirrors, JacksonNames.IGNORE)
            .filter(ignore -> !ignore.text("value").equals("false"))
            .isPresent();
    return isIgnored
        || Annotation.find(mirrors, JacksonNames.PROPERTY)
            .flatMap(property -> property.constant("access"))
            .filter("READ_ONLY"::equals)
            .isPresent();
  }

  /** An annotation that would go unheeded, if there is one. */
  static Optional<Annotation> unheeded(Collection<? extends AnnotationMirror> mirrors) {
    return mirrors.stream()
        .map(Annotation::new)
        .filter(annotation -> UNHEEDED.contains(annotation.simpleName()))
        .filter(Jackson::isOfJackson)
        .findFirst();
  }

  /** Whether the annotation is one of Jackson's. */
  static boolean isOfJackson(Annotation annotation) {
    return PACKAGES.contains(Constraints.packageOf(annotation));
  }

  /** An annotation on a class that would go unheeded, if there is one. */
  static Optional<Annotation> unheededOnClass(Collection<? extends AnnotationMirror> mirrors) {
    return unheeded(mirrors)
        .or(
            () ->
                Annotation.find(mirrors, JacksonNames.IGNORED_PROPERTIES)
                    .filter(ignored -> !ignored.values("value").isEmpty()));
  }

  /** A format that generated code does not read, if there is one. */
  static Optional<Annotation> unheededFormat(
      Collection<? extends AnnotationMirror> mirrors, Type type) {
    return Annotation.find(mirrors, JacksonNames.FORMAT)
        .filter(
            format ->
                !format.text("pattern").isEmpty()
                    || !isUsual(format.constant("shape").orElse("ANY"), type));
  }

  /** Whether the type has that shape anyway. */
  private static boolean isUsual(String shape, Type type) {
    Type value = type instanceof Type.OptionalOf optional ? optional.value() : type;
    String json = value instanceof Type.Plain plain ? plain.scalar().jsonType() : "";
    boolean isText = value instanceof Type.Choice || json.equals("string");
    return switch (shape) {
      case "ANY", "NATURAL" -> true;
      case "STRING" -> isText;
      case "NUMBER" -> json.equals("number") || json.equals("integer");
      case "NUMBER_INT" -> json.equals("integer");
      case "NUMBER_FLOAT" -> json.equals("number");
      case "BOOLEAN" -> json.equals("boolean");
      case "ARRAY" -> value instanceof Type.ListOf || value instanceof Type.ArrayOf;
      case "OBJECT", "POJO" -> value instanceof Type.ObjectOf || value instanceof Type.MapOf;
      default -> false;
    };
  }

  private static String text(
      Collection<? extends AnnotationMirror> mirrors, ClassName annotation, String member) {
    return Annotation.find(mirrors, annotation).map(found -> found.text(member)).orElse("");
  }
}
