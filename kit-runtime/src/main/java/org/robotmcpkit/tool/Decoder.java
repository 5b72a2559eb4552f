package org.robotmcpkit.tool;

import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Turns a present JSON value into a Java value.
 *
 * @param <T> the Java type
 */
final class Decoder<T> {
  private final Supplier<String> expected;
  private final Supplier<T> standIn;
  private final Function<Value, @Nullable T> decode;

  /**
   * A decoder.
   *
   * @param expected what the value has to be, as the end of a sentence; asked for only when it is
   *     not
   * @param standIn what is handed on in place of a wrong value
   * @param decode the value, or null if it is none of that type
   */
  Decoder(Supplier<String> expected, Supplier<T> standIn, Function<Value, @Nullable T> decode) {
    this.expected = expected;
    this.standIn = standIn;
    this.decode = decode;
  }

  Decoder(String expected, T standIn, Function<Value, @Nullable T> decode) {
    this(() -> expected, () -> standIn, decode);
  }

  String expected() {
    return expected.get();
  }

  T standIn() {
    return standIn.get();
  }

  @Nullable T decode(Value value) {
    return decode.apply(value);
  }

  /** The same, converted; a value that is wrong is not converted, and its stand-in is null. */
  @SuppressWarnings({"NullAway", "DataFlowIssue"}) // a stand-in never reaches a body
  <R> Decoder<R> map(Function<? super T, ? extends R> conversion) {
    return new Decoder<>(
        expected,
        () -> null,
        value -> {
          int before = value.problems().count();
          T decoded = decode.apply(value);
          return decoded == null || value.problems().count() > before
              ? null
              : conversion.apply(decoded);
        });
  }
}
