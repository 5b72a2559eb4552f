package org.robotmcpkit.processor.write;

import com.palantir.javapoet.NameAllocator;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.Type;
import org.robotmcpkit.processor.model.WireNames;

/**
 * The objects that a schema has to define apart, because they lead back to themselves; all others stand where they are
 * used, which more clients understand than references.
 */
final class Definitions {
  private final Set<Type.ObjectOf> recursive = new LinkedHashSet<>();
  private final Set<Type.ObjectOf> walked = new LinkedHashSet<>();
  private final Deque<Type.ObjectOf> path = new ArrayDeque<>();
  private final Map<Type.ObjectOf, String> names = new LinkedHashMap<>();

  /** The definitions that a schema with these arguments needs. */
  Definitions(Collection<Argument> arguments) {
    arguments.forEach(argument -> walk(argument.type()));
    NameAllocator free = new NameAllocator();
    for (Type.ObjectOf object : recursive) {
      String name = WireNames.snake(Names.ofType(object.javaType())).replaceAll("[^a-z0-9_]", "_");
      names.put(object, free.newName(name));
    }
  }

  /** The reference to an object that is defined apart. */
  Optional<String> reference(Type type) {
    return type instanceof Type.ObjectOf object
        ? Optional.ofNullable(names.get(object)).map(name -> "#/$defs/" + name)
        : Optional.empty();
  }

  /** The objects that are defined apart, by their names. */
  Map<String, Type.ObjectOf> all() {
    Map<String, Type.ObjectOf> all = new LinkedHashMap<>();
    names.forEach((object, name) -> all.put(name, object));
    return all;
  }

  private void walk(Type type) {
    type.parts().forEach(this::walk);
    if (type instanceof Type.ObjectOf object) {
      if (path.contains(object)) {
        recursive.add(object);
      } else if (walked.add(object)) {
        path.push(object);
        walkInside(object);
        path.pop();
      }
    }
  }

  /** The kinds of an object stand in its own schema, so that only their members can be defined apart. */
  private void walkInside(Type.ObjectOf object) {
    if (object.structure() instanceof Structure.Variants variants) {
      variants.kinds().forEach(kind -> walkInside(kind.type()));
    } else if (object.structure() instanceof Structure.Fields fields) {
      fields.arguments().forEach(member -> walk(member.type()));
    }
  }
}
