package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.robotmcpkit.processor.JacksonNames;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Constant;
import org.robotmcpkit.processor.model.Type;

/** Reads an enum, with the names that Jackson gives its constants. */
final class EnumReader {
  private final Notes notes;
  private final Site site;

  EnumReader(Notes notes, Site site) {
    this.notes = notes;
    this.site = site;
  }

  Type read(DeclaredType type, TypeElement element) {
    notes.named(element, site);
    List<Element> declared =
        element.getEnclosedElements().stream()
            .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
            .map(Element.class::cast)
            .toList();
    if (declared.isEmpty()) {
      return TypeReader.unsupported(type, "use an enum that has constants");
    }
    noteObstacles(element, declared);
    Type.Choice choice =
        new Type.Choice(
            ClassName.get(element), declared.stream().map(EnumReader::constant).toList());
    noteSameNames(element, choice);
    if (choice.isRenamed()) {
      declared.forEach(constant -> notes.lints().addAll(Lints.of(constant, notes.env())));
    }
    return choice;
  }

  private static Constant constant(Element declared) {
    String name = declared.getSimpleName().toString();
    String wireName =
        Annotation.find(declared.getAnnotationMirrors(), JacksonNames.PROPERTY)
            .map(annotation -> annotation.text("value"))
            .orElse("");
    return new Constant(name, wireName.isEmpty() ? name : wireName);
  }

  /** What Jackson computes when the program runs, no schema can say. */
  private void noteObstacles(TypeElement element, List<Element> declared) {
    boolean isComputed =
        element.getEnclosedElements().stream()
            .flatMap(
                member ->
                    Stream.of(JacksonNames.VALUE, JacksonNames.CREATOR)
                        .flatMap(
                            name -> Annotation.find(member.getAnnotationMirrors(), name).stream()))
            .findAny()
            .isPresent();
    if (isComputed) {
      notes.problem(
          Code.JACKSON,
          element.getSimpleName()
              + " computes its names with @JsonValue or @JsonCreator, which no schema can say;"
              + " name the constants with @JsonProperty",
          site);
    }
    Jackson.unheededOnClass(element.getAnnotationMirrors())
        .or(
            () ->
                Jackson.unheededFormat(
                    element.getAnnotationMirrors(),
                    new Type.Choice(ClassName.get(element), List.of())))
        .ifPresent(
            annotation ->
                notes.problem(
                    Code.JACKSON,
                    "@"
                        + annotation.simpleName()
                        + " on "
                        + element.getSimpleName()
                        + " is not followed; drop it, and name the constants with @JsonProperty",
                    site));
    for (Element constant : declared) {
      Annotation.find(constant.getAnnotationMirrors(), JacksonNames.ALIAS)
          .ifPresent(
              alias ->
                  notes.problem(
                      Code.JACKSON,
                      element.getSimpleName()
                          + "."
                          + constant.getSimpleName()
                          + " has an @JsonAlias, which the schema would not show; drop it",
                      site));
    }
  }

  private void noteSameNames(TypeElement element, Type.Choice choice) {
    Map<String, String> byWireName = new HashMap<>();
    for (Constant constant : choice.constants()) {
      Optional.ofNullable(byWireName.putIfAbsent(constant.wireName(), constant.name()))
          .ifPresent(
              other ->
                  notes.problem(
                      Code.JACKSON,
                      other
                          + " and "
                          + constant.name()
                          + " of "
                          + element.getSimpleName()
                          + " have the same name in JSON; give one of them another @JsonProperty",
                      site));
    }
  }
}
