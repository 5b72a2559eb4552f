package org.robotmcpkit.tool;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A call that was refused before anything started, with a text for the model that made it.
 *
 * <p>The texts say what is wrong, with which value, and what would be right.
 */
public final class ToolRefusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The code of a call whose arguments are wrong. */
  public static final String INVALID_ARGUMENTS = "INVALID_ARGUMENTS";

  /** The code of a start that comes too soon after the same caller's others. */
  public static final String RATE_LIMITED = "RATE_LIMITED";

  /** The code of an answer to a question from a caller without the scope of the tool that asks. */
  public static final String MISSING_SCOPE = "MISSING_SCOPE";

  /** The code of a call that has to ask a human and cannot. */
  public static final String CANNOT_ASK = "CANNOT_ASK";

  private final String code;

  /** The code of a call that a human has to agree to, which brings the consent as an argument. */
  public static final String CONSENT_REQUIRED = "CONSENT_REQUIRED";

  /** The code of a call that an operator has to agree to, and has not yet. */
  public static final String CONSENT_PENDING = "CONSENT_PENDING";

  private final transient List<String> problems;
  private final transient Map<String, Object> details;

  /** Refuses a call for one or more reasons; at least one. */
  public ToolRefusal(String code, List<String> problems) {
    this(code, problems, Map.of());
  }

  /** The same, with members that stand beside the code in the answer. */
  public ToolRefusal(String code, List<String> problems, Map<String, ?> details) {
    super(String.join("; ", problems));
    if (problems.isEmpty()) {
      throw new IllegalArgumentException("a refusal needs a reason");
    }
    this.code = Objects.requireNonNull(code, "code");
    this.problems = List.copyOf(problems);
    this.details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
  }

  /** A stable code, for example {@link #INVALID_ARGUMENTS}. */
  public String code() {
    return code;
  }

  /** All reasons, in the order of the arguments. */
  public List<String> problems() {
    return problems;
  }

  /** What the caller can go on with, as members of a JSON object; mostly none. */
  public Map<String, Object> details() {
    return details;
  }
}
