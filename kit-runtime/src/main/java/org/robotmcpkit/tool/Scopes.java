package org.robotmcpkit.tool;

import java.util.regex.Pattern;
import org.robotmcpkit.annotation.Effect;

/** The names of what callers may do; a tool needs exactly one, and no scope implies another. */
public final class Scopes {
  /** Tools that change nothing. */
  public static final String READ = "robot:read";

  /** Tools that change something and move nothing, and tools that nobody has sorted. */
  public static final String ACT = "robot:act";

  /** Tools that move a joint, a wheel or a gripper. */
  public static final String MOVE = "robot:move";

  /** Seeing on the inspector page what other principals do; no tool of the kit asks for it. */
  public static final String INSPECT = "robot:inspect";

  /**
   * Agreeing, as an operator, to what others call; a caller has it only where it is named, never by
   * {@link #ALL}.
   */
  public static final String APPROVE = "robot:approve";

  /** Stands for every scope, where scopes are given to a caller; no tool can ask for it. */
  public static final String ALL = "*";

  private static final Pattern VALID = Pattern.compile("(?=.{1,64}$)[a-z0-9_.-]+(:[a-z0-9_.-]+)*");

  private Scopes() {}

  /** What a tool needs whose author has not said more than its effect. */
  public static String of(Effect effect) {
    return switch (effect) {
      case READS -> READ;
      case REVERSIBLE, COSTS, UNSORTED -> ACT;
      case MOVES -> MOVE;
    };
  }

  /**
   * Whether a text can name a scope: 1 to 64 lower-case letters, digits, {@code _}, {@code .},
   * {@code -}, in parts that {@code :} separates. RFC 6749 §3.3 would take more.
   */
  public static boolean isValid(String scope) {
    return VALID.matcher(scope).matches();
  }
}
