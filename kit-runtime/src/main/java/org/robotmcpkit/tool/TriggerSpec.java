package org.robotmcpkit.tool;

import java.util.Objects;
import java.util.function.Function;

/**
 * A trigger type that a tool declares: its name on the wire, its record, and how the record is
 * read.
 *
 * @param type the trigger's {@code type}
 * @param as the record
 * @param reader reads the fields; ends with {@link Arguments#buildOpen}, since a trigger may carry
 *     more fields
 * @param <T> the record
 */
public record TriggerSpec<T>(String type, Class<T> as, Function<Arguments, T> reader) {
  public TriggerSpec {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(as, "as");
    Objects.requireNonNull(reader, "reader");
  }

  /** A declared trigger type. */
  public static <T> TriggerSpec<T> of(String type, Class<T> as, Function<Arguments, T> reader) {
    return new TriggerSpec<>(type, as, reader);
  }
}
