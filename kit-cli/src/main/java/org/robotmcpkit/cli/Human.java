package org.robotmcpkit.cli;

import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.question.Reply;

/**
 * Asks whoever sits at the terminal what a server wants to know. Nothing is accepted but what was
 * typed: without a terminal every question is declined. Thread-safe; asks one thing at a time.
 */
final class Human {
  private static final int MOST_TRIES = 5;

  private final Surroundings here;
  private final Runnable before;

  /**
   * A human.
   *
   * @param before clears the line that is being drawn
   */
  Human(Surroundings here, Runnable before) {
    this.here = here;
    this.before = before;
  }

  /** Whether anybody can be asked. */
  boolean isThere() {
    return here.keyboard().isPresent();
  }

  /**
   * What a human says to a question.
   *
   * @param message what is asked
   * @param schema the form to fill in; without properties where a yes or no is enough
   */
  synchronized Reply answer(String message, Map<String, ?> schema) {
    before.run();
    if (!isThere()) {
      here.err().println("declined, since there is no terminal to ask at: " + Shown.line(message));
      return Reply.decline();
    }
    Shown.lines(message).forEach(line -> here.out().println(here.paint().strong("? " + line)));
    Form form = Form.of(schema);
    Optional<Map<String, Object>> content =
        form.filledIn(this::typed, here.out()::println, MOST_TRIES);
    if (content.isEmpty()) {
      return Reply.cancel();
    }
    here.out().print("  accept? [y/N] ");
    here.out().flush();
    Optional<String> said = typed("");
    if (said.isEmpty()) {
      here.out().println();
      return Reply.cancel();
    }
    return said.get().strip().matches("(?i)y|yes") ? Reply.accept(content.get()) : Reply.decline();
  }

  private Optional<String> typed(String prompt) {
    here.out().print(prompt);
    here.out().flush();
    return here.keyboard().flatMap(keyboard -> keyboard.line(here.interrupts()));
  }
}
