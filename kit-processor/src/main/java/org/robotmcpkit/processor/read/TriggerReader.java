package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.Optional;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.TriggerRecord;

/** Reads a trigger type that a tool declares. */
final class TriggerReader {
  private final Notes notes;

  TriggerReader(Notes notes) {
    this.notes = notes;
  }

  /**
   * Reads it.
   *
   * @param value the class in {@code triggers}
   * @param site where that stands
   */
  Optional<TriggerRecord> read(AnnotationValue value, Site site) {
    if (!(value.getValue() instanceof DeclaredType type
        && type.asElement() instanceof TypeElement element)) {
      notes.problem(
          Code.TRIGGER, "a trigger type must be a record; use a record with @TriggerType", site);
      return Optional.empty();
    }
    String name = element.getSimpleName().toString();
    if (element.getKind() != ElementKind.RECORD || !element.getTypeParameters().isEmpty()) {
      notes.problem(
          Code.TRIGGER,
          name + " is no plain record, as a trigger type must be; declare record " + name,
          site);
      return Optional.empty();
    }
    Optional<Annotation> annotation =
        Annotation.find(element.getAnnotationMirrors(), KitNames.TRIGGER_TYPE);
    if (annotation.isEmpty()) {
      notes.problem(
          Code.TRIGGER,
          name + " does not say what callers call it; annotate it with @TriggerType(\"...\")",
          site);
      return Optional.empty();
    }
    notes.named(element, site);
    TriggerRecord trigger =
        new TriggerRecord(
            annotation.get().text("value"),
            annotation.get().text("description"),
            ClassName.get(element),
            new RecordReader(notes, site, Bindings.NONE).read(element));
    notes.sites().put(trigger, site);
    return Optional.of(trigger);
  }
}
