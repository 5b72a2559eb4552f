package org.robotmcpkit.processor.check;

import java.util.Locale;

/** The kinds of problems; each has its section in {@code docs/errors.md}. */
public enum Code {
  UNREACHABLE,
  TYPE_PARAMETER,
  THROWS,
  CLASS_NAME,
  INHERIT,
  MISSING,
  SOURCE_LEVEL,
  INTERNAL,
  TOOL_NAME,
  ARGUMENT_NAME,
  TYPE,
  JACKSON,
  DEFAULT,
  CONSTRAINT,
  EST,
  DEADLINE,
  EXCLUSIVE,
  SCOPE,
  HINTS,
  HIDDEN_CHARACTER,
  ASKS,
  GATE,
  STOP,
  TRIGGER,
  INSTANT,
  RESOURCE,
  DESCRIPTION(true),
  EFFECT(true),
  UNIT(true),
  MISSING_EST(true),
  MANY_ARGUMENTS(true),
  SELF_CONSENT(true);

  private final boolean isWarning;

  Code() {
    this(false);
  }

  Code(boolean isWarning) {
    this.isWarning = isWarning;
  }

  /** Whether the code compiles all the same, and {@code @SuppressWarnings} can silence it. */
  public boolean isWarning() {
    return isWarning;
  }

  /** The code as it stands in messages and in {@code @SuppressWarnings}: {@code kit:tool-name}. */
  public String key() {
    return "kit:" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
