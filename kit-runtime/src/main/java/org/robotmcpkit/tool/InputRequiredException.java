package org.robotmcpkit.tool;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.robotmcpkit.question.Question;

/**
 * Leaves a call because a human has to be asked first: whoever serves the call asks, and makes it
 * again with the answers. A handler lets it pass.
 */
public final class InputRequiredException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Map<String, Question> questions;

  InputRequiredException(Map<String, Question> questions) {
    super("a human has to be asked: " + questions.keySet(), null, false, false);
    this.questions = Collections.unmodifiableMap(new LinkedHashMap<>(questions));
  }

  /** What is asked, by key. */
  public Map<String, Question> questions() {
    return questions;
  }
}
