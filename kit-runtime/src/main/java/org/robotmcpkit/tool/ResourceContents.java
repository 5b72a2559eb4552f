package org.robotmcpkit.tool;

import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.task.TaskException;

/**
 * What stands in a resource: text or bytes. Immutable.
 *
 * @param text the text, or the bytes in base64
 * @param isBinary whether it is bytes
 */
public record ResourceContents(String text, boolean isBinary) {
  /** Text, at most 1 MiB; null is written {@code null}. */
  public static ResourceContents text(@Nullable String text) {
    return new ResourceContents(JsonValues.text(text), false);
  }

  /**
   * Bytes.
   *
   * @throws TaskException with {@code TOO_LARGE} if they are more than 8 MiB
   */
  public static ResourceContents bytes(byte[] bytes) {
    Sizes.require(bytes.length);
    return new ResourceContents(Base64.getEncoder().encodeToString(bytes), true);
  }

  /**
   * JSON text: a record, a bean or a map as an object; any other value is wrapped as {@code
   * {"value": …}}, and null becomes an empty object. At most 1 MiB.
   */
  public static ResourceContents json(@Nullable Object value) {
    return new ResourceContents(Json.text(JsonValues.result(value)), false);
  }
}
