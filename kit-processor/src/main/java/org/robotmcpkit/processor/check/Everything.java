package org.robotmcpkit.processor.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;

/** Walks through what a tool is made of, for rules about all of it. */
final class Everything {
  private Everything() {}

  /**
   * The arguments, and what the objects in them are made of, each once; not the fields of triggers.
   */
  static Stream<Argument> argumentsIn(Tool tool) {
    return all(tool.arguments()).stream();
  }

  /** The fields of the triggers, and what the objects in them are made of, each once. */
  static Stream<Argument> fieldsIn(Tool tool) {
    return all(tool.triggers().stream().flatMap(trigger -> trigger.fields().stream()).toList())
        .stream();
  }

  /** What the objects in the fields of triggers are made of, but not the fields themselves. */
  static Stream<Argument> insideFieldsOf(Tool tool) {
    long own = tool.triggers().stream().mapToLong(trigger -> trigger.fields().size()).sum();
    return fieldsIn(tool).skip(own);
  }

  /** The objects among these arguments and in one another, each once. */
  static List<Type.ObjectOf> objectsIn(Tool tool) {
    return objectsIn(
        Stream.concat(
                tool.arguments().stream(),
                tool.triggers().stream().flatMap(trigger -> trigger.fields().stream()))
            .toList());
  }

  /** The type and all types in it, but not those of an object's members. */
  static Stream<Type> typesIn(Type type) {
    return Stream.concat(Stream.of(type), type.parts().stream().flatMap(Everything::typesIn));
  }

  /** The objects in these arguments and in one another, each once. */
  static List<Type.ObjectOf> objectsIn(List<Argument> arguments) {
    Set<Type.ObjectOf> seen = new LinkedHashSet<>();
    arguments.forEach(argument -> addObjects(argument.type(), seen));
    return List.copyOf(seen);
  }

  private static List<Argument> all(List<Argument> arguments) {
    List<Argument> all = new ArrayList<>(arguments);
    objectsIn(arguments).forEach(object -> all.addAll(membersOf(object)));
    return all;
  }

  private static void addObjects(Type type, Set<Type.ObjectOf> seen) {
    for (Type part : typesIn(type).toList()) {
      if (part instanceof Type.ObjectOf object && seen.add(object)) {
        membersOf(object).forEach(member -> addObjects(member.type(), seen));
        if (object.structure() instanceof Structure.Variants variants) {
          variants.kinds().forEach(kind -> addObjects(kind.type(), seen));
        }
      }
    }
  }

  /** What JSON has of an object, unless it has several kinds. */
  static List<Argument> membersOf(Type.ObjectOf object) {
    return object.structure() instanceof Structure.Fields fields ? fields.arguments() : List.of();
  }
}
