package org.robotmcpkit.model;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Turns whatever a task body passes in into an immutable tree of JSON values, at once and on the
 * caller's thread ({@code docs/contract.md} §5).
 *
 * <p>The tree holds {@code null}, {@code Boolean}, {@code Number}, {@code String}, and unmodifiable
 * {@code List} and {@code Map} in the order in which they were read. Nothing that the body changes
 * afterwards can change it.
 *
 * <ul>
 *   <li>Maps, collections, arrays, {@code Optional}s, records and beans become JSON; names of
 *       record components and bean properties become {@code snake_case}, keys of maps stay as they
 *       are (a {@code null} key is written {@code "null"}). Enum constants are written as Jackson
 *       would, by default with their name.
 *   <li>Numbers that are not finite become {@code null}, lone surrogates U+FFFD, instants UTC with
 *       three decimals, other values of {@code java.time}, UUIDs and URIs their ISO or usual text.
 *   <li>{@link HiddenCharacters} in texts and names become U+FFFD, one for each run; carriage
 *       returns become line feeds.
 *   <li>What is no JSON, for example a thread, an exception, a stream or a lambda, becomes text of
 *       at most 1 KiB.
 *   <li>What is too deep, too large, contains itself, changes all the time or throws when it is
 *       read is replaced by an object with {@code "_truncated": true} and either {@code "bytes"},
 *       its size as far as it was read, or {@code "reason"}. When the whole is too large its
 *       largest members are replaced, so that the small ones survive.
 * </ul>
 *
 * <p>No method throws anything, whatever is passed in. Stateless and thread-safe.
 */
public final class JsonValues {
  /** How many bytes of UTF-8 a message may have. */
  public static final int MAX_MESSAGE_BYTES = 2 * 1024;

  private static final String CUT = "… (truncated)";

  private JsonValues() {}

  /**
   * The value as a JSON object.
   *
   * @param value anything; {@code null} gives an empty object, and what is no JSON object gives
   *     {@code {"value": x}}
   * @param limits how large the answer may become, for example {@link Limits#EVENT}
   */
  public static Map<String, Object> object(@Nullable Object value, Limits limits) {
    return read(value, limits, false);
  }

  /**
   * The same with hidden characters left as they are: for what is handed on exactly as it came in,
   * as triggers are, and for what has been through {@link #object} before.
   */
  public static Map<String, Object> exact(@Nullable Object value, Limits limits) {
    return read(value, limits, true);
  }

  private static Map<String, Object> read(@Nullable Object value, Limits limits, boolean isExact) {
    try {
      return new TreeReading(limits, isExact).object(value);
      // an Error of the body's own objects must not reach the body either
    } catch (Throwable hostile) {
      return Marks.UNREADABLE;
    }
  }

  /**
   * What a body returns as a JSON object within {@link Limits#RESULT}; one with parts that could
   * not be taken over says so itself, with {@code "_truncated": true} beside its members.
   */
  public static Map<String, Object> result(@Nullable Object value) {
    Map<String, Object> result = object(value, Limits.RESULT);
    return Marks.areIn(result) ? Marks.marked(result) : result;
  }

  /**
   * The text with lone surrogates and {@link HiddenCharacters} replaced, cut to the bytes of {@link
   * Limits#RESULT}; {@code null} gives "null".
   */
  public static String text(@Nullable String text) {
    return Texts.capped(
        HiddenCharacters.replaced(String.valueOf(text)), Limits.RESULT.maxBytes(), CUT);
  }

  /**
   * The text with lone surrogates and {@link HiddenCharacters} replaced, cut to {@value
   * #MAX_MESSAGE_BYTES} bytes of UTF-8; {@code null} gives "".
   */
  public static String message(@Nullable String text) {
    return text == null
        ? ""
        : Texts.capped(HiddenCharacters.replaced(text), MAX_MESSAGE_BYTES, CUT);
  }
}
