package org.robotmcpkit.processor.read;

import java.util.Collection;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import org.robotmcpkit.processor.JacksonNames;

/** What Jackson's annotations change about what is written. */
final class JacksonOutput {
  /**
   * Annotations on a class that do not change which members the kit writes of it, or are heeded.
   */
  private static final Set<String> HARMLESS =
      Set.of(
          "JsonPropertyOrder",
          "JsonTypeInfo",
          "JsonSubTypes",
          "JsonTypeName",
          "JsonInclude",
          "JsonDeserialize",
          "JsonRootName",
          "JsonClassDescription");

  private static final Set<String> NOT_WRITTEN = Set.of("JsonBackReference", "JsonAnyGetter");

  private JacksonOutput() {}

  /** Whether the class says that its objects are written in a way that only Jackson knows. */
  static boolean isChanged(TypeElement type) {
    return type.getAnnotationMirrors().stream()
            .map(Annotation::new)
            .anyMatch(JacksonOutput::changes)
        || type.getEnclosedElements().stream()
            .anyMatch(
                member ->
                    Annotation.find(member.getAnnotationMirrors(), JacksonNames.VALUE).isPresent());
  }

  private static boolean changes(Annotation annotation) {
    boolean isOfJackson = Jackson.isOfJackson(annotation);
    boolean isWithoutNames =
        annotation.simpleName().equals(JacksonNames.IGNORED_PROPERTIES.simpleName())
            && annotation.values("value").isEmpty();
    return isOfJackson && !isWithoutNames && !HARMLESS.contains(annotation.simpleName());
  }

  /** Whether the property is never written. */
  static boolean isLeftOut(Collection<? extends AnnotationMirror> mirrors) {
    boolean isForReading =
        Annotation.find(mirrors, JacksonNames.PROPERTY)
            .flatMap(property -> property.constant("access"))
            .filter("WRITE_ONLY"::equals)
            .isPresent();
    boolean isIgnored =
        Annotation.find(mirrors, JacksonNames.IGNORE)
            .filter(ignore -> !ignore.text("value").equals("false"))
            .isPresent();
    return isForReading || isIgnored || NOT_WRITTEN.stream().anyMatch(name -> has(mirrors, name));
  }

  /** Whether it may be missing in what is written: by its own annotation, or by the class's. */
  static boolean mayBeMissing(Collection<? extends AnnotationMirror> mirrors) {
    return has(mirrors, "JsonInclude");
  }

  /** Whether Jackson sees a member that is not public because of an annotation. */
  static boolean isMadeVisible(Collection<? extends AnnotationMirror> mirrors) {
    return Annotation.find(mirrors, JacksonNames.PROPERTY).isPresent()
        || has(mirrors, "JsonGetter");
  }

  /** The name that the annotations give, or empty. */
  static String name(Collection<? extends AnnotationMirror> mirrors) {
    String name =
        Annotation.find(mirrors, JacksonNames.PROPERTY)
            .map(found -> found.text("value"))
            .orElse("");
    return name.isEmpty()
        ? Annotation.findSimple(mirrors, "JsonGetter").map(found -> found.text("value")).orElse("")
        : name;
  }

  private static boolean has(Collection<? extends AnnotationMirror> mirrors, String simpleName) {
    return Annotation.findSimple(mirrors, simpleName).filter(Jackson::isOfJackson).isPresent();
  }
}
