package kinds;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Sealed types in sealed types. */
@SuppressWarnings("kit:description")
public class Levels {
  sealed interface Animal permits Pet, Wolf {}

  sealed interface Pet extends Animal permits Dog, Cat {}

  record Dog(String name) implements Pet {}

  record Cat(int lives) implements Pet {}

  record Wolf(int pack) implements Animal {}

  /** Feeds. */
  @LongRunningTool(effect = Effect.READS)
  public String feed(Animal animal, Pet pet) {
    return animal + " " + pet;
  }
}
