package org.robotmcpkit.tool;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One argument of a call, read as a type and not yet taken: the last call in a chain takes it and
 * notes what is wrong.
 *
 * <p>A wrong argument gives a stand-in (zero, an empty text, null), which never reaches a body
 * because {@link ToolCall#refuseIfWrong()} throws first. JSON null counts as left out. Used by one
 * thread.
 *
 * @param <T> the Java type it becomes
 */
public class Argument<T> {
  final Value value;
  private final Decoder<T> decoder;

  Argument(Value value, Decoder<T> decoder) {
    this.value = value;
    this.decoder = decoder;
  }

  /** The argument; the call is refused if it was left out. */
  public T required() {
    if (value.isAbsent()) {
      value.problem("is missing; give " + expected());
      return decoder.standIn();
    }
    return decoded();
  }

  /** The argument, or the default if it was left out. */
  public T orElse(T defaultValue) {
    return value.isAbsent() ? defaultValue : decoded();
  }

  /** The argument, or null if it was left out. */
  public @Nullable T orNull() {
    return value.isAbsent() ? null : decoded();
  }

  /** The argument, or empty if it was left out. */
  public Optional<T> optional() {
    return value.isAbsent() ? Optional.empty() : Optional.ofNullable(decoded());
  }

  /**
   * The same argument, converted after it has been read without a problem, for example into an
   * array.
   */
  public <R> Argument<R> map(Function<? super T, ? extends R> conversion) {
    return new Argument<>(value, decoder.map(conversion));
  }

  /** What the argument has to be, as the end of a sentence: {@code a number from 0 to 50}. */
  String expected() {
    return decoder.expected();
  }

  /** The value as {@code T}, or a stand-in after a problem has been noted. */
  T decoded() {
    int before = value.problems().count();
    T decoded = decoder.decode(value);
    if (decoded == null) {
      if (value.problems().count() == before) {
        value.mustBe(expected());
      }
      return decoder.standIn();
    }
    return decoded;
  }
}
