package org.robotmcpkit.processor.write;

import com.palantir.javapoet.NameAllocator;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
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
 * The objects that a schema has to define apart, because they lead back to themselves, or because
 * the schema would grow without measure; all others stand where they are used, which more clients
 * understand than references.
 */
final class Definitions {
  /** More objects in one schema are a burden to every model that reads it. */
  private static final long MOST_OBJECTS = 100;

  private final Set<Type.ObjectOf> apart = new LinkedHashSet<>();
  private final Map<Type.ObjectOf, Integer> uses = new LinkedHashMap<>();
  private final Map<Type.ObjectOf, Long> sizes = new HashMap<>();
  private final Set<Type.ObjectOf> walked = new LinkedHashSet<>();
  private final Deque<Type.ObjectOf> path = new ArrayDeque<>();
  private final Map<Type.ObjectOf, String> names = new LinkedHashMap<>();

  /** The definitions that a schema with these arguments needs. */
  Definitions(Collection<Argument> arguments) {
    arguments.forEach(argument -> walk(argument.type()));
    if (arguments.stream().mapToLong(argument -> size(argument.type())).sum() > MOST_OBJECTS) {
      uses.entrySet().stream()
          .filter(use -> use.getValue() > 1)
          .forEach(use -> apart.add(use.getKey()));
    }
    NameAllocator free = new NameAllocator();
    for (Type.ObjectOf object : apart) {
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
      uses.merge(object, 1, Integer::sum);
      if (path.contains(object)) {
        apart.add(object);
      } else if (walked.add(object)) {
        path.push(object);
        walkInside(object);
        path.pop();
      }
    }
  }

  /**
   * The kinds of an object stand in its own schema, so that only their members can be defined
   * apart.
   */
  private void walkInside(Type.ObjectOf object) {
    if (object.structure() instanceof Structure.Variants variants) {
      variants.kinds().forEach(kind -> walkInside(kind.type()));
    } else if (object.structure() instanceof Structure.Fields fields) {
      fields.arguments().forEach(member -> walk(member.type()));
    }
  }

  /** How many objects the schema of a type has in it, if all stand where they are used. */
  private long size(Type type) {
    if (!(type instanceof Type.ObjectOf object)) {
      return type.parts().stream().mapToLong(this::size).sum();
    }
    if (apart.contains(object)) {
      return 1;
    }
    if (!sizes.containsKey(object)) {
      sizes.put(object, Math.min(Integer.MAX_VALUE, 1 + sizeInside(object)));
    }
    return sizes.get(object);
  }

  private long sizeInside(Type.ObjectOf object) {
    return object.structure() instanceof Structure.Variants variants
        ? variants.kinds().stream().mapToLong(kind -> sizeInside(kind.type())).sum()
        : ((Structure.Fields) object.structure())
            .arguments().stream().mapToLong(member -> size(member.type())).sum();
  }
}
