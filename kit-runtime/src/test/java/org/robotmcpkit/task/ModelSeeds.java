package org.robotmcpkit.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.event.QuietLog;

/** Draws sequences of commands, one from each seed, and makes those that fail short. */
final class ModelSeeds {
  private static final int MOST_COMMANDS = 60;

  private ModelSeeds() {}

  /** What the seed finds in the classes that this one was loaded with; null if it finds nothing. */
  static @Nullable String run(long seed) {
    QuietLog quiet = QuietLog.begin();
    try {
      return found(seed);
    } finally {
      quiet.close();
    }
  }

  private static @Nullable String found(long seed) {
    List<ModelCommand> commands = commands(seed);
    Throwable failure = failure(commands);
    if (failure == null) {
      return null;
    }
    List<ModelCommand> shortest = shortened(commands);
    StringBuilder text = new StringBuilder();
    text.append("Seed ").append(seed).append(": ").append(failure(shortest));
    text.append("\nReplay: mvn -pl kit-runtime -am test -Dtest=TaskManagerModelTest");
    text.append(" -Dsurefire.failIfNoSpecifiedTests=false -Dkit.model.seed=").append(seed);
    text.append("\nThe shortest sequence that fails:");
    shortest.forEach(command -> text.append("\n  ").append(command));
    return text.toString();
  }

  static List<ModelCommand> commands(long seed) {
    Random random = new Random(seed);
    int length = 1 + random.nextInt(MOST_COMMANDS);
    List<ModelCommand> commands = new ArrayList<>();
    for (int position = 0; position < length; position++) {
      commands.add(ModelCommand.draw(random));
    }
    return commands;
  }

  private static @Nullable Throwable failure(List<ModelCommand> commands) {
    try {
      ModelRun.of(commands);
      return null;
    } catch (Throwable failed) { // whatever it is, no sequence of calls may cause it
      return failed;
    }
  }

  /**
   * Takes out pieces, large ones first, as long as what is left fails: no single command can be
   * missed in the end.
   */
  static List<ModelCommand> shortened(List<ModelCommand> failing) {
    List<ModelCommand> left = failing;
    int piece = Math.max(1, left.size() / 2);
    while (piece > 0) {
      int before = left.size();
      for (int from = 0; from + piece <= left.size(); ) {
        List<ModelCommand> shorter = new ArrayList<>(left);
        shorter.subList(from, from + piece).clear();
        if (failure(shorter) != null) {
          left = shorter;
        } else {
          from++;
        }
      }
      boolean again = piece == 1 && left.size() < before;
      piece = again ? 1 : piece / 2;
    }
    return left;
  }
}
