package org.robotmcpkit.processor.check;

import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;

/** Walks through what a tool is made of, for rules about all of it. */
final class Everything {
  private Everything() {}

  /** The arguments, and the components of the records in them; not the fields of triggers. */
  static Stream<Argument> argumentsIn(Tool tool) {
    return tool.arguments().stream().flatMap(Everything::withComponents);
  }

  /** The fields of the triggers. */
  static Stream<Argument> fieldsIn(Tool tool) {
    return tool.triggers().stream().flatMap(trigger -> trigger.fields().stream());
  }

  /** The type and all types in it, but not those of a record's components. */
  static Stream<Type> typesIn(Type type) {
    Stream<Type> parts =
        type instanceof Type.ListOf list
            ? typesIn(list.item())
            : type instanceof Type.ArrayOf array
                ? typesIn(array.item())
                : type instanceof Type.OptionalOf optional ? typesIn(optional.value()) : Stream.empty();
    return Stream.concat(Stream.of(type), parts);
  }

  /** The type's records. */
  static Stream<Type.RecordOf> recordsIn(Type type) {
    return typesIn(type).filter(Type.RecordOf.class::isInstance).map(Type.RecordOf.class::cast);
  }

  private static Stream<Argument> withComponents(Argument argument) {
    return Stream.concat(
        Stream.of(argument), recordsIn(argument.type()).flatMap(inIt -> inIt.components().stream()));
  }
}
