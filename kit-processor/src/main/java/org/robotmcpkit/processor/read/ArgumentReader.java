package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Nullability;
import org.robotmcpkit.processor.model.WireNames;

/** Reads an argument from what a parameter and a record's component have in common: name, type and annotations. */
final class ArgumentReader {
  private static final ClassName TARGET = ClassName.get(Target.class);

  private final Notes notes;
  private final Site site;
  private final Site annotated;
  private final boolean isInRecord;

  /**
   * A reader.
   *
   * @param site where the argument stands
   * @param annotated where its annotations stand; the same place, unless it is a record's component
   * @param isInRecord whether it is a record's component
   */
  ArgumentReader(Notes notes, Site site, Site annotated, boolean isInRecord) {
    this.notes = notes;
    this.site = site;
    this.annotated = annotated;
    this.isInRecord = isInRecord;
  }

  /**
   * Reads it.
   *
   * @param mirrors the annotations on the declaration
   * @param documented what Javadoc says about it, or empty
   */
  Argument read(String name, TypeMirror mirror, Collection<? extends AnnotationMirror> mirrors, String documented) {
    List<AnnotationMirror> all = new ArrayList<>(mirrors);
    all.addAll(mirror.getAnnotationMirrors());
    Optional<Annotation> arg = Annotation.find(mirrors, KitNames.ARG);
    String wireName = arg.map(annotation -> annotation.text("name")).orElse("");
    String description = arg.map(annotation -> annotation.text("description")).orElse("");
    Argument argument =
        new Argument(
            name,
            wireName.isEmpty() ? WireNames.snake(name) : wireName,
            description.isEmpty() ? documented : description,
            new Limits(notes, annotated, name).on(new TypeReader(notes, site, name, isInRecord).read(mirror), all),
            Annotation.findSimple(all, "Nullable").map(ArgumentReader::nullability),
            arg.map(annotation -> annotation.text("defaultValue"))
                .filter(text -> !text.equals(KitNames.NO_DEFAULT) && isWritten(arg, "defaultValue")));
    notes.sites().put(argument, site);
    arg.ifPresent(annotation -> putSites(argument, annotation));
    Constraints.anyEnd(mirrors).ifPresent(end -> notes.sites().put(argument, "min", annotated.at(end.mirror())));
    return argument;
  }

  private static Nullability nullability(Annotation nullable) {
    boolean isOnType =
        Annotation.find(nullable.element().getAnnotationMirrors(), TARGET).stream()
            .flatMap(target -> target.values("value").stream())
            .anyMatch(value -> value.getValue() instanceof VariableElement kind
                && kind.getSimpleName().contentEquals(ElementType.TYPE_USE.name()));
    return new Nullability(ClassName.get(nullable.element()), isOnType);
  }

  private static boolean isWritten(Optional<Annotation> arg, String member) {
    return arg.flatMap(annotation -> annotation.member(member)).isPresent();
  }

  private void putSites(Argument argument, Annotation annotation) {
    for (String member : List.of("name", "description", "defaultValue")) {
      Optional<AnnotationValue> value = annotation.member(member);
      value.ifPresent(it -> notes.sites().put(argument, member, annotated.at(annotation.mirror(), it)));
    }
  }
}
