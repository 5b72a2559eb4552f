package org.robotmcpkit.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.task.TaskException;

/**
 * What an instant tool answers: data, or content for a model to read, look at or listen to.
 * Immutable.
 *
 * <p>Made on the tool's own thread, so that what the method has returned is read there too.
 */
public final class ToolReply {
  private static final ToolReply DONE = text("done");

  private final @Nullable Map<String, Object> data;
  private final List<Content> content;

  private ToolReply(@Nullable Map<String, Object> data, List<Content> content) {
    this.data = data;
    this.content = content;
  }

  /**
   * Data: a record, a bean or a map, written as a JSON object; any other value is wrapped as {@code
   * {"value": …}}, and null becomes an empty object. At most 1 MiB, like the result of a task.
   */
  public static ToolReply data(@Nullable Object value) {
    return new ToolReply(JsonValues.result(value), List.of());
  }

  /** Text alone, at most 1 MiB; null is written {@code null}. */
  public static ToolReply text(@Nullable String text) {
    return new ToolReply(null, List.of(Content.text(JsonValues.text(text))));
  }

  /** Content of one kind; see {@link #content(Iterable)}. */
  public static ToolReply content(Content one) {
    return content(List.of(Objects.requireNonNull(one, "one")));
  }

  /**
   * Content of several kinds, in order; may be empty.
   *
   * @throws TaskException with {@code TOO_LARGE} if all of it is more than 8 MiB
   */
  public static ToolReply content(Iterable<? extends Content> several) {
    List<Content> all = new ArrayList<>();
    several.forEach(one -> all.add(Objects.requireNonNull(one, "one")));
    Sizes.require(all.stream().mapToLong(Sizes::of).sum());
    return new ToolReply(null, List.copyOf(all));
  }

  /** Says that the work is done, where there is nothing else to say. */
  public static ToolReply done() {
    return DONE;
  }

  /** The data as a JSON object; empty if it is content. */
  public Optional<Map<String, Object>> data() {
    return Optional.ofNullable(data);
  }

  /** The content, in order; none if it is data. */
  public List<Content> content() {
    return content;
  }
}
