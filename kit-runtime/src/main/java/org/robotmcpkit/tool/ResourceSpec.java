package org.robotmcpkit.tool;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A resource as generated code describes it: state that clients can read. Immutable.
 *
 * <pre>{@code
 * ResourceSpec.of("map", "map", "The map of the house.", "image/png", this::map).title("Map")
 * }</pre>
 */
public final class ResourceSpec {
  private static final Pattern PATH =
      Pattern.compile(
          "(?:[A-Za-z0-9._~-]|\\{[A-Za-z][A-Za-z0-9_]*})+(?:/(?:[A-Za-z0-9._~-]|\\{[A-Za-z][A-Za-z0-9_]*})+)*");
  private static final Pattern ABSOLUTE =
      Pattern.compile(
          "[A-Za-z][A-Za-z0-9+.-]*://(?:[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]|\\{[A-Za-z][A-Za-z0-9_]*})+");

  private final String path;
  private final String name;
  private final @Nullable String title;
  private final String description;
  private final String mimeType;
  private final String scope;
  private final Duration deadline;
  private final ReadResource reader;

  private ResourceSpec(
      String path,
      String name,
      @Nullable String title,
      String description,
      String mimeType,
      String scope,
      Duration deadline,
      ReadResource reader) {
    this.path = path;
    this.name = name;
    this.title = title;
    this.description = description;
    this.mimeType = mimeType;
    this.scope = scope;
    this.deadline = deadline;
    this.reader = reader;
  }

  /**
   * A resource for callers with the scope {@link Scopes#READ}.
   *
   * @param path segments of letters, digits and {@code . _ ~ -} with {@code /} between them, or a
   *     whole URI; with variables such as {@code {id}} it stands for many resources
   * @param name its name, for programs
   * @param description what stands in it, for a model
   * @param mimeType its type, such as {@code application/json}
   * @param reader reads it
   */
  public static ResourceSpec of(
      String path, String name, String description, String mimeType, ReadResource reader) {
    if (!PATH.matcher(path).matches() && !ABSOLUTE.matcher(path).matches()) {
      throw new IllegalArgumentException(
          "resource path "
              + Shown.text(path)
              + " must be segments of letters, digits and . _ ~ - with / between them, or a URI");
    }
    UriTemplate.of(path);
    MimeTypes.require(mimeType);
    return new ResourceSpec(
        path,
        Objects.requireNonNull(name, "name"),
        null,
        Objects.requireNonNull(description, "description"),
        mimeType,
        Scopes.READ,
        ToolSpec.DEFAULT_DEADLINE,
        Objects.requireNonNull(reader, "reader"));
  }

  /** The same with a title for people. */
  public ResourceSpec title(String newTitle) {
    return new ResourceSpec(path, name, newTitle, description, mimeType, scope, deadline, reader);
  }

  /**
   * The same with the scope that a caller needs to read it.
   *
   * @param needed as {@link Scopes#isValid} wants it
   */
  public ResourceSpec scope(String needed) {
    if (!Scopes.isValid(needed)) {
      throw new IllegalArgumentException(
          "scope "
              + Shown.text(needed)
              + " must be lower-case letters, digits, _ . - in parts separated by :");
    }
    return new ResourceSpec(path, name, title, description, mimeType, needed, deadline, reader);
  }

  /**
   * The same with another deadline; default 10 s.
   *
   * @param time after how long its method is asked to stop: more than nothing, and at most 20 s
   */
  public ResourceSpec deadline(Duration time) {
    if (time.isNegative() || time.isZero() || time.compareTo(ToolSpec.LONGEST_DEADLINE) > 0) {
      throw new IllegalArgumentException(
          path
              + ": a deadline is more than 0 s and at most "
              + ToolSpec.LONGEST_DEADLINE.toSeconds()
              + " s (got "
              + time
              + ")");
    }
    return new ResourceSpec(path, name, title, description, mimeType, scope, time, reader);
  }

  /**
   * Its URI on a server of that name, {@code robos://<server>/<path>}, or the whole URI that it was
   * given.
   */
  public UriTemplate uri(String server) {
    return UriTemplate.of(path.contains("://") ? path : "robos://" + server + "/" + path);
  }

  /** Its name, for programs. */
  public String name() {
    return name;
  }

  /** The title for people; null when it has none. */
  public @Nullable String title() {
    return title;
  }

  /** What stands in it, for a model. */
  public String description() {
    return description;
  }

  /** Its type, such as {@code application/json}. */
  public String mimeType() {
    return mimeType;
  }

  /** What a caller needs to read it. */
  public String scope() {
    return scope;
  }

  /** After how long its method is asked to stop. */
  public Duration deadline() {
    return deadline;
  }

  /**
   * Reads it.
   *
   * @param variables what a URI has in the places of the variables
   */
  public ResourceContents read(Map<String, String> variables) throws Exception {
    return Objects.requireNonNull(reader.read(Arguments.written(variables)), "contents");
  }
}
