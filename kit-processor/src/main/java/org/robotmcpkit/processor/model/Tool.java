package org.robotmcpkit.processor.model;

import java.util.List;
import java.util.Optional;

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
 * @param scope what a caller needs for it, if the user says so
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
    Optional<String> scope,
    boolean isStatic,
    boolean isVoid,
    Optional<Result> result,
    List<String> lints,
    List<Parameter> parameters,
    List<TriggerRecord> triggers,
    List<TimeMethod> timeMethods,
    Optional<Instant> instant) {
  /** The effect of a tool that nobody has sorted. */
  public static final String UNSORTED = "UNSORTED";

  /** The mode of a tool that knows nothing of the Tasks extension. */
  public static final String TASKS_OFF = "OFF";

  /** The effect of a tool that moves a part of the robot. */
  public static final String MOVES = "MOVES";

  public Tool {
    exclusive = List.copyOf(exclusive);
    lints = List.copyOf(lints);
    parameters = List.copyOf(parameters);
    triggers = List.copyOf(triggers);
    timeMethods = List.copyOf(timeMethods);
  }

  /** The annotation that makes it a tool, as one writes it. */
  public String annotation() {
    return instant.isPresent() ? "@Tool" : "@LongRunningTool";
  }

  /** The parameters that callers see. */
  public List<Argument> arguments() {
    return parameters.stream().filter(Argument.class::isInstance).map(Argument.class::cast).toList();
  }
}
