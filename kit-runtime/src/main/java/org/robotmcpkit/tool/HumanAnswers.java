package org.robotmcpkit.tool;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.question.Answer;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.question.Reply;
import org.robotmcpkit.question.WrongReplyException;

/**
 * What humans have answered so far in one call, and whether there is a way to ask them. Immutable.
 */
public final class HumanAnswers {
  private static final HumanAnswers UNREACHABLE = new HumanAnswers(false, Map.of());

  private final boolean canAsk;
  private final Map<String, Given> given;

  /**
   * What was given for one question.
   *
   * @param fingerprint of the question, {@link Question#fingerprint()}: an answer to another counts
   *     for nothing
   * @param reply what came back; null if nobody answered in time
   * @param waitedMillis how long it was waited for, in milliseconds
   */
  public record Given(String fingerprint, @Nullable Reply reply, long waitedMillis) {
    public Given {
      Objects.requireNonNull(fingerprint, "fingerprint");
    }
  }

  private HumanAnswers(boolean canAsk, Map<String, Given> given) {
    this.canAsk = canAsk;
    this.given = Map.copyOf(given);
  }

  /** No human can be asked. */
  public static HumanAnswers unreachable() {
    return UNREACHABLE;
  }

  /** Humans can be asked, and have given so much by now. */
  public static HumanAnswers of(Map<String, Given> given) {
    return new HumanAnswers(true, given);
  }

  /** Whether humans can be asked. */
  public boolean canAsk() {
    return canAsk;
  }

  /** How long it was waited for what was given under that key, in milliseconds. */
  long waitedMillis(String key) {
    Given found = given.get(key);
    return found == null ? 0 : found.waitedMillis();
  }

  /** All that was given, by key. */
  public Map<String, Given> given() {
    return given;
  }

  /** The same with more. */
  public HumanAnswers with(Map<String, Given> more) {
    Map<String, Given> all = new LinkedHashMap<>(given);
    all.putAll(more);
    return new HumanAnswers(canAsk, all);
  }

  /**
   * The answer to that very question under that key; empty if it has to be asked, or asked again.
   */
  Optional<Answer> to(String key, Question question) {
    Given found = given.get(key);
    if (found == null || !found.fingerprint().equals(question.fingerprint())) {
      return Optional.empty();
    }
    Reply reply = found.reply();
    try {
      return Optional.of(reply == null ? new Answer.Silent(question) : question.answeredBy(reply));
    } catch (WrongReplyException wrong) {
      return Optional.empty();
    }
  }
}
