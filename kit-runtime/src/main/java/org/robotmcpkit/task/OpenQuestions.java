package org.robotmcpkit.task;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.Limits;
import org.robotmcpkit.model.OpenQuestion;
import org.robotmcpkit.question.Answer;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.question.Reply;
import org.robotmcpkit.question.WrongReplyException;

/**
 * The questions of one task that nobody has answered yet. Used under the lock of its task's record.
 *
 * <p>A question leaves once, in one step with what it comes to; its id is never used again.
 */
final class OpenQuestions {
  /** Nobody looks at more at once. */
  static final int MOST = 16;

  private final Map<String, AskedQuestion> open = new LinkedHashMap<>();
  private int asked;

  /** Opens questions, all of them or none. */
  List<AskedQuestion> ask(List<Question> questions, Instant now) {
    if (open.size() + questions.size() > MOST) {
      throw new IllegalStateException(
          "a task can have " + MOST + " questions open at once, no more");
    }
    List<AskedQuestion> opened = new ArrayList<>();
    for (Question question : questions) {
      OpenQuestion info =
          new OpenQuestion(
              "q" + ++asked, question.message(), question.schema(), now.plus(question.within()));
      opened.add(new AskedQuestion(info, question));
    }
    opened.forEach(question -> open.put(question.info().id(), question));
    return opened;
  }

  /**
   * Answers those of the questions that are open; all that is wrong with any of the replies is
   * named in one exception, and then none is answered.
   *
   * @return the ids of those that were
   */
  Set<String> answer(Map<String, Reply> replies) {
    Map<String, Answer> answers = new LinkedHashMap<>();
    List<String> problems = new ArrayList<>();
    replies.forEach(
        (id, reply) -> {
          AskedQuestion question = open.get(id);
          if (question != null) {
            try {
              answers.put(id, question.question().answeredBy(reply));
            } catch (WrongReplyException wrong) {
              wrong
                  .problems()
                  .forEach(
                      problem -> problems.add(open.size() > 1 ? id + ": " + problem : problem));
            }
          }
        });
    if (!problems.isEmpty()) {
      throw new WrongReplyException(problems);
    }
    answers.forEach((id, answer) -> remove(id).answer(answer));
    return answers.keySet();
  }

  private AskedQuestion remove(String id) {
    AskedQuestion question = open.remove(id);
    if (question == null) {
      throw new IllegalStateException(id + " is not open");
    }
    return question;
  }

  /** Ends the wait of those that are still open; false if none is. */
  boolean withdraw(List<AskedQuestion> questions) {
    boolean any = false;
    for (AskedQuestion question : questions) {
      if (open.remove(question.info().id(), question)) {
        question.withdraw();
        any = true;
      }
    }
    return any;
  }

  /** Ends the wait for one in silence; false if it is not open any more. */
  boolean expire(AskedQuestion question) {
    boolean wasOpen = open.remove(question.info().id(), question);
    if (wasOpen) {
      question.answer(new Answer.Silent(question.question()));
    }
    return wasOpen;
  }

  /** Ends every wait without an answer. */
  void withdrawAll() {
    withdraw(new ArrayList<>(open.values()));
  }

  boolean isEmpty() {
    return open.isEmpty();
  }

  /** What is open, in the order of asking; null for nothing. */
  @Nullable List<OpenQuestion> infos() {
    return open.isEmpty() ? null : open.values().stream().map(AskedQuestion::info).toList();
  }

  /** What the planner is told when something has changed: all that is open now. */
  Map<String, Object> payload() {
    List<OpenQuestion> now = open.values().stream().map(AskedQuestion::info).toList();
    return JsonValues.object(Map.of(OpenQuestion.PAYLOAD_MEMBER, now), Limits.EVENT);
  }
}
