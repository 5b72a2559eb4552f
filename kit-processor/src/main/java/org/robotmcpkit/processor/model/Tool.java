package org.robotmcpkit.processor.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A method that becomes a tool, a long-running one or an instant one.
 *
 * @param method the method's name
 * @param name the tool's name on the wire
 * @param title a title for people, or empty
 * @param description what it does, for a model, or empty
 * @param effect the name of a constant of {@code Effect}
 * @param tasks the name of a constant of {@code TaskMode}
 * @param est the estimate as the user wrote it, or empty
 * @param deadline the deadline as the user wrote it, or empty
 * @param exclusive what its tasks need for themselves, by name
 * @param onBusy the name of a constant of {@code OnBusy}
 * @param scope what a caller needs for it, if the user says so
 * @param hints the hints that the user sets by hand, if there is an annotation for it
 * @param gate what a human has to agree to first, if anything
 * @param ungated why it has no gate though its effect asks for one, as the user wrote it, or empty
 * @param isStop whether it is there to stop the robot
 * @param asks whether its body asks humans
 * @param isStatic whether the method is static
 * @param isVoid whether the method returns nothing
 * @param result what the method gives back in the end, if anything can be said about that
 * @param lints what the compiler would warn about wherever the method is called
 * @param parameters the method's parameters, in order
 * @param triggers the trigger types that it declares
 * @param timeMethods the methods of the holder that its estimate and its deadline name
 * @param instant what makes it an instant tool; empty: it is a long-running one
 */
public record Tool(
    String method,
    String name,
    String title,
    String description,
    String effect,
    String tasks,
    String est,
    String deadline,
    List<String> exclusive,
    String onBusy,
    Optional<String> scope,
    Optional<Map<Hint, Boolean>> hints,
    Optional<Gate> gate,
    String ungated,
    boolean isStop,
    boolean asks,
    boolean isStatic,
    boolean isVoid,
    Optional<Result> result,
    List<String> lints,
    List<Parameter> parameters,
    List<TriggerRecord> triggers,
    List<AskedMethod> timeMethods,
    Optional<Instant> instant) {
  /** The effect of a tool that nobody has sorted. */
  public static final String UNSORTED = "UNSORTED";

  /** The mode of a tool that knows nothing of the Tasks extension. */
  public static final String TASKS_OFF = "OFF";

  /** What a start does that another task stands in the way of, unless somebody says otherwise. */
  public static final String REFUSE = "REFUSE";

  /** The effect of a tool that moves a part of the robot. */
  public static final String MOVES = "MOVES";

  /** The effect of a tool that changes nothing. */
  public static final String READS = "READS";

  /** The effect of a tool that costs money, or changes what cannot be put back. */
  public static final String COSTS = "COSTS";

  public Tool {
    exclusive = List.copyOf(exclusive);
    hints = hints.map(Map::copyOf);
    lints = List.copyOf(lints);
    parameters = List.copyOf(parameters);
    triggers = List.copyOf(triggers);
    timeMethods = List.copyOf(timeMethods);
  }

  /** What the user sets a hint to by hand, if that. */
  public Optional<Boolean> saidOf(Hint hint) {
    return hints.map(said -> said.get(hint));
  }

  /** What clients are told: what the user says, or else what follows from the effect. */
  public boolean is(Hint hint) {
    return saidOf(hint).orElse(hint.byEffect(effect));
  }

  /** The annotation that makes it a tool, as one writes it. */
  public String annotation() {
    return instant.isPresent() ? "@Tool" : "@LongRunningTool";
  }

  /**
   * Whether it does what no model should begin alone: it costs something or moves a part of the
   * robot.
   */
  public boolean isGrave() {
    return effect.equals(COSTS) || effect.equals(MOVES);
  }

  /** Whether callers can say by an argument that a human has agreed. */
  public boolean takesConfirm() {
    return gate.filter(needed -> needed.ways(effect).contains(Gate.CONFIRM_ARGUMENT)).isPresent();
  }

  /** The methods of the holder that are asked about a call before anything starts. */
  public List<AskedMethod> asked() {
    return Stream.concat(
            timeMethods.stream(), gate.flatMap(Gate::estimate).map(Gate.Costs::method).stream())
        .toList();
  }

  /** The parameters that callers see. */
  public List<Argument> arguments() {
    return parameters.stream()
        .filter(Argument.class::isInstance)
        .map(Argument.class::cast)
        .toList();
  }
}
