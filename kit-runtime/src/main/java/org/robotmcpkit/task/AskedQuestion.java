package org.robotmcpkit.task;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.robotmcpkit.model.OpenQuestion;
import org.robotmcpkit.question.Answer;
import org.robotmcpkit.question.Question;

/** A question that a body has asked, and where it waits for what comes of it. */
final class AskedQuestion {
  private final OpenQuestion info;
  private final Question question;
  private final CompletableFuture<Answer> answer = new CompletableFuture<>();

  AskedQuestion(OpenQuestion info, Question question) {
    this.info = info;
    this.question = question;
  }

  OpenQuestion info() {
    return info;
  }

  Question question() {
    return question;
  }

  void answer(Answer given) {
    answer.complete(given);
  }

  /** Ends the wait without an answer. */
  void withdraw() {
    answer.cancel(false);
  }

  /**
   * The answer, when it is there.
   *
   * @throws java.util.concurrent.CancellationException if the question was withdrawn
   */
  Answer await() throws InterruptedException {
    try {
      return answer.get();
    } catch (ExecutionException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
