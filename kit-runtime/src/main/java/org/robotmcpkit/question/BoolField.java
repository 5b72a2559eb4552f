package org.robotmcpkit.question;

import org.jspecify.annotations.Nullable;

/** A field that is a yes or no. Immutable. */
public final class BoolField extends Field<BoolField> {
  BoolField(Outline outline) {
    super(outline);
  }

  @Override
  BoolField like(Outline other) {
    return new BoolField(other);
  }

  @Override
  String expected() {
    return "true or false";
  }

  @Override
  @Nullable Object decode(Object raw) {
    return raw instanceof Boolean ? raw : null;
  }

  /** The same with a default. */
  public BoolField orElse(boolean value) {
    return withDefault(value);
  }
}
