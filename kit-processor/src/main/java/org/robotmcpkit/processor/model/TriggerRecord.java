package org.robotmcpkit.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A trigger type that a tool declares.
 *
 * @param type its name on the wire
 * @param description when it fires, for a model, or empty
 * @param as the record that holds it
 * @param fields the record's components
 */
public record TriggerRecord(String type, String description, ClassName as, List<Argument> fields) {
  /** The type that the runtime evaluates itself. */
  public static final String PROGRESS_ABOVE = "progress_above";

  public TriggerRecord {
    fields = List.copyOf(fields);
  }
}
