package org.robotmcpkit.question;

import java.util.List;

/** A reply that is not what its question asks for; the question stays open. */
public final class WrongReplyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> problems;

  /** Refuses a reply for one or more reasons, each a sentence without a full stop. */
  public WrongReplyException(List<String> problems) {
    super(String.join("; ", problems));
    this.problems = List.copyOf(problems);
  }

  /** All reasons, in the order of the form. */
  public List<String> problems() {
    return problems;
  }
}
