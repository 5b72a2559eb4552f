package org.robotmcpkit.processor.model;

import java.util.List;
import java.util.Optional;

/** What an object is made of. */
public sealed interface Structure {
  /**
   * Named parts.
   *
   * @param members the parts; those for the constructor first, in its order
   * @param factory the static method that makes it, if that is no constructor
   * @param isRecord whether each part has a method of its name that tells it
   */
  record Fields(List<Member> members, Optional<String> factory, boolean isRecord)
      implements Structure {
    public Fields {
      members = List.copyOf(members);
    }

    /** The parts that JSON has, in order. */
    public List<Argument> arguments() {
      return members.stream().flatMap(member -> member.read().stream()).toList();
    }
  }

  /**
   * One of several kinds of object.
   *
   * @param discriminator the part that names the kind
   * @param kinds the kinds, in order
   */
  record Variants(String discriminator, List<Kind> kinds) implements Structure {
    public Variants {
      kinds = List.copyOf(kinds);
    }
  }

  /**
   * A kind of object.
   *
   * @param name what the discriminator says
   * @param type what it is
   */
  record Kind(String name, Type.ObjectOf type) {}
}
