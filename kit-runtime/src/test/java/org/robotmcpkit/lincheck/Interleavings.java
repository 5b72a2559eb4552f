package org.robotmcpkit.lincheck;

import java.util.List;
import org.jetbrains.kotlinx.lincheck.Actor;
import org.jetbrains.kotlinx.lincheck.execution.ExecutionScenario;
import org.jetbrains.lincheck.LincheckAssertionError;
import org.jetbrains.lincheck.datastructures.ManagedStrategyGuaranteeKt;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;

/**
 * Runs small scenarios of concurrent calls through many interleavings and compares every answer
 * with those of a sequential specification. {@code -Dkit.lincheck.scenarios=n} and {@code
 * -Dkit.lincheck.invocations=n} say how many scenarios, and how many interleavings of each at the
 * most.
 *
 * <p>Knows nothing of reordering by the memory model: what is found here is a wrong lock, not a
 * missing one.
 */
public final class Interleavings {
  private static final int SCENARIOS = Integer.getInteger("kit.lincheck.scenarios", 10);
  private static final int INVOCATIONS = Integer.getInteger("kit.lincheck.invocations", 100);

  private static final List<String> VALUES =
      List.of(
          "task.Ids",
          "task.TaskRequest",
          "task.Trigger",
          "Exception",
          "event.QueuedEvent",
          "event.DeliveryStats");

  private Interleavings() {}

  /**
   * Checks a class with operations in scenarios that Lincheck draws.
   *
   * @param specification has the same operations, and is used by one thread at a time
   * @throws LincheckAssertionError with the shortest scenario and the interleaving that answers
   *     wrongly
   */
  public static void check(Class<?> operations, Class<?> specification) {
    options(specification).iterations(SCENARIOS).check(operations);
  }

  /**
   * The same in one scenario.
   *
   * @param threads what each thread calls, by name; the operations take no arguments
   */
  public static void check(
      Class<?> operations, Class<?> specification, List<List<String>> threads) {
    List<List<Actor>> actors =
        threads.stream()
            .map(names -> names.stream().map(name -> actor(operations, name)).toList())
            .toList();
    ExecutionScenario scenario = new ExecutionScenario(List.of(), actors, List.of(), null);
    options(specification).iterations(0).addCustomScenario(scenario).check(operations);
  }

  private static Actor actor(Class<?> operations, String name) {
    try {
      return new Actor(operations.getMethod(name), List.of());
    } catch (NoSuchMethodException misspelt) {
      throw new IllegalArgumentException(misspelt);
    }
  }

  private static ModelCheckingOptions options(Class<?> specification) {
    return new ModelCheckingOptions()
        .invocationsPerIteration(INVOCATIONS)
        .threads(2)
        .actorsPerThread(2)
        .actorsBefore(1)
        .actorsAfter(1)
        .sequentialSpecification(specification)
        .addGuarantee(
            ManagedStrategyGuaranteeKt.forClasses(Interleavings::sharesNothing)
                .allMethods()
                .ignore())
        .addGuarantee(
            ManagedStrategyGuaranteeKt.forClasses(Interleavings::isCollection)
                .allMethods()
                .treatAsAtomic());
  }

  /**
   * Values and what makes them: no thread need be switched in there, and their steps would be most
   * of a scenario.
   */
  private static boolean sharesNothing(String className) {
    return className.startsWith("org.robotmcpkit.model.")
        || className.startsWith("java.util.stream.")
        || className.startsWith("java.time.")
        || VALUES.stream().anyMatch(className::endsWith);
  }

  /**
   * What these do inside is not the kit's business; that they are called under the right lock is.
   */
  private static boolean isCollection(String className) {
    return className.startsWith("java.util.")
        && !className.startsWith("java.util.concurrent.")
        && !className.startsWith("java.util.Optional");
  }
}
