package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Breaks the kit in the ways that matter, and demands that the simulations see it. */
class MutantsTest {
  private static final long MOST_SEEDS = 2_000;

  static List<Mutant> mutants() {
    return Mutants.ALL;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mutants")
  void isFound(Mutant mutant) throws Exception {
    MutantClasses classes = MutantClasses.of(mutant);
    long began = System.nanoTime();
    for (long seed = 0; seed < MOST_SEEDS; seed++) {
      String found = run(classes, mutant.finder(), seed);
      if (found != null) {
        System.out.printf(
            Locale.ROOT,
            "mutant \"%s\": found after %d seeds, %.1f s: %s%n",
            mutant,
            seed + 1,
            (System.nanoTime() - began) / 1e9,
            found);
        return;
      }
    }
    throw new AssertionError(
        "\""
            + mutant
            + "\" is not found in "
            + MOST_SEEDS
            + " seeds of "
            + mutant.finder().getSimpleName());
  }

  @Test
  void findsNothingInTheKitAsItIs() throws Exception {
    MutantClasses classes =
        MutantClasses.of(
            Mutant.of(
                "nothing",
                SystemSimulation.class,
                "event/Outbox.java",
                "final class Outbox {",
                "final class Outbox { "));

    for (long seed = 0; seed < 20; seed++) {
      assertThat(run(classes, PosterSimulation.class, seed)).isNull();
      assertThat(run(classes, SystemSimulation.class, seed)).isNull();
    }
  }

  @Test
  void aSnippetThatIsGoneIsNamed() {
    Mutant stale =
        Mutant.of(
            "what was", SystemSimulation.class, "event/Outbox.java", "final class Inbox {", "");

    assertThatThrownBy(() -> MutantClasses.of(stale))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll(
            "what was", "event/Outbox.java", "not there any more", "final class Inbox {");
  }

  /** What the seed finds, in one line; null if it finds nothing. */
  private static String run(MutantClasses classes, Class<?> simulation, long seed)
      throws Exception {
    Method run =
        classes
            .loadClass(Mutants.class.getName())
            .getDeclaredMethod("run", String.class, long.class);
    run.setAccessible(true);
    try {
      return (String) run.invoke(null, simulation.getName(), seed);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    }
  }
}
