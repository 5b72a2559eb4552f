package org.robotmcpkit.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A method that becomes a resource.
 *
 * @param method the method's name
 * @param path where it lies, perhaps with variables, as the user wrote it
 * @param name its name on the wire
 * @param title a title for people, or empty
 * @param description what stands in it, for a model, or empty
 * @param mimeType its type
 * @param deadline the deadline as the user wrote it
 * @param scope what a caller needs for it, if the user says so
 * @param isStatic whether the method is static
 * @param form what the method gives back
 * @param isStage whether it gives that back later
 * @param canThrow whether the method declares exceptions
 * @param lints what the compiler would warn about wherever the method is called
 * @param parameters the method's parameters, in order
 */
public record Resource(
    String method,
    String path,
    String name,
    String title,
    String description,
    String mimeType,
    String deadline,
    Optional<String> scope,
    boolean isStatic,
    Form form,
    boolean isStage,
    boolean canThrow,
    List<String> lints,
    List<Parameter> parameters) {
  /** What can stand in a resource. */
  public enum Form {
    TEXT("text/plain"),
    BYTES("application/octet-stream"),
    JSON("application/json");

    private final String mimeType;

    Form(String mimeType) {
      this.mimeType = mimeType;
    }

    /** The type of a resource whose author says nothing. */
    public String mimeType() {
      return mimeType;
    }
  }

  public Resource {
    lints = List.copyOf(lints);
    parameters = List.copyOf(parameters);
  }

  /** The parameters that stand in the path as variables. */
  public List<Argument> arguments() {
    return parameters.stream()
        .filter(Argument.class::isInstance)
        .map(Argument.class::cast)
        .toList();
  }
}
