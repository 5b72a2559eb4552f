package org.robotmcpkit.tool;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.consent.Approvals.Standing;
import org.robotmcpkit.consent.ConsentDesk;
import org.robotmcpkit.consent.ConsentRequest;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.Limits;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.observe.LogFields;
import org.robotmcpkit.observe.Observer;
import org.robotmcpkit.question.Answer;
import org.robotmcpkit.question.NotAcceptedException;
import org.robotmcpkit.question.Question;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/**
 * A call at the gate of its tool. Nothing may happen before {@link #pass} has returned. Used by one
 * thread.
 *
 * <p>A human is asked in the first of these ways that the gate has and that is possible: by the
 * client (elicitation), by an operator, or by a code that the refusal gives and the same call
 * brings back as {@value #CONFIRM}.
 */
public final class GateCall {
  /** The argument that brings a consent. */
  public static final String CONFIRM = "confirm";

  /** The key of the question within the call. */
  static final String KEY = "gate";

  private static final String CLIENTS_HUMAN = "the human of the client";
  private static final String ESTIMATE = "estimate";
  private static final Logger LOG = LoggerFactory.getLogger(GateCall.class);

  private final ToolCall call;
  private final ToolSpec tool;
  private final GateSpec gate;
  private final Map<String, @Nullable Object> values = new LinkedHashMap<>();
  private Map<String, Object> estimate = Map.of();

  GateCall(ToolCall call, ToolSpec tool, GateSpec gate) {
    this.call = call;
    this.tool = tool;
    this.gate = gate;
  }

  /**
   * The same with what stands for a name in the gate's text.
   *
   * @param name as it stands in the braces
   * @param value a number, a text or the like; shown short, in one line, texts in quotation marks
   */
  public GateCall with(String name, @Nullable Object value) {
    values.put(name, value);
    return this;
  }

  /** The same with what the call will cost, as a record: shown to the human, and in a refusal. */
  public GateCall estimate(Object costs) {
    estimate = JsonValues.object(Objects.requireNonNull(costs, "costs"), Limits.EVENT);
    flatten(ESTIMATE, estimate);
    return this;
  }

  private void flatten(String path, Map<?, ?> members) {
    members.forEach(
        (name, value) -> {
          if (value instanceof Map<?, ?> inner) {
            flatten(path + "." + name, inner);
          } else {
            values.put(path + "." + name, value);
          }
        });
  }

  /**
   * Goes on if a human has agreed to this call, and leaves it otherwise.
   *
   * @throws InputRequiredException to have the client ask its human; let it pass
   * @throws NotAcceptedException if the human that the client has asked did not agree
   * @throws ToolRefusal if the arguments are wrong; with {@link ToolRefusal#CONSENT_PENDING},
   *     {@link ToolRefusal#CONSENT_REQUIRED} or {@link NotAcceptedException#DECLINED}; or with
   *     {@link ToolRefusal#CANNOT_ASK} if there is no way to a human
   */
  public void pass() {
    call.refuseIfWrong();
    if (call.isStarted()) {
      return;
    }
    String message = message();
    List<Consent> ways = gate.ways(tool.effect());
    Optional<ConsentDesk> desk = call.desk();
    if (ways.contains(Consent.ELICITATION) && call.canAsk()) {
      askClient(key(desk), Question.confirm(message));
    } else if (ways.contains(Consent.OPERATOR)
        && desk.filter(it -> it.approvals().isReachable()).isPresent()) {
      askOperator(desk.get(), call.consentRequest(message));
    } else if (ways.contains(Consent.CONFIRM_ARGUMENT) && desk.isPresent()) {
      confirm(desk.get(), call.consentRequest(message));
    } else {
      throw refusal(
          ToolRefusal.CANNOT_ASK,
          "a human has to agree first ("
              + message
              + "), and there is no way to ask one: "
              + missing(ways));
    }
  }

  /**
   * Another one after the robot was stopped, so that the answer to what was asked before is none.
   */
  private static String key(Optional<ConsentDesk> desk) {
    long stops = desk.map(ConsentDesk::stops).orElse(0L);
    return stops == 0 ? KEY : KEY + "-" + stops;
  }

  private void askClient(String key, Question question) {
    Answer answer;
    try {
      answer = call.ask(key, question);
    } catch (InputRequiredException first) {
      observer().consentAsked(tool.name(), Consent.ELICITATION);
      throw first;
    }
    Duration waited = Duration.ofMillis(call.waitedMillis(key));
    try {
      answer.orThrow();
    } catch (NotAcceptedException no) {
      answered(Consent.ELICITATION, no.code(), waited)
          .addKeyValue(LogFields.ERROR, no.code())
          .log("{} for {}: {} has not agreed", tool.name(), caller(), CLIENTS_HUMAN);
      throw no;
    }
    passed(CLIENTS_HUMAN, answered(Consent.ELICITATION, null, waited));
  }

  private void askOperator(ConsentDesk desk, ConsentRequest request) {
    Standing standing = desk.approvals().ask(request);
    if (standing instanceof Standing.Accepted accepted) {
      passed(accepted.by(), LOG.atInfo()); // the desk has said how long it took
    } else if (standing instanceof Standing.Declined) {
      throw refusal(
          NotAcceptedException.DECLINED,
          "an operator was asked (" + request.message() + ") and has said no");
    } else if (standing instanceof Standing.Waiting waiting) {
      throw refusal(
          ToolRefusal.CONSENT_PENDING,
          "an operator has to agree first ("
              + request.message()
              + ") and has been asked; make the same call again in a few"
              + " seconds, until "
              + waiting.approval().expiresAt().truncatedTo(ChronoUnit.SECONDS));
    } else {
      throw refusal(
          ToolRefusal.CONSENT_PENDING,
          "too many calls wait for an operator already; call again when some are answered");
    }
  }

  private void confirm(ConsentDesk desk, ConsentRequest request) {
    Object code = call.argument(CONFIRM);
    Optional<Duration> waited =
        code instanceof String text ? desk.codes().redeem(request, text) : Optional.empty();
    if (waited.isPresent()) {
      passed(
          "the caller itself, by " + CONFIRM,
          answered(Consent.CONFIRM_ARGUMENT, null, waited.get()));
      return;
    }
    String why =
        code == null
            ? "a human has to agree first"
            : CONFIRM
                + " is not the code of this very call, was used, or is too old; a human has to agree first";
    Map<String, Object> details = new LinkedHashMap<>(details());
    details.put(CONFIRM, desk.codes().issue(request));
    observer().consentAsked(tool.name(), Consent.CONFIRM_ARGUMENT);
    throw new ToolRefusal(
        ToolRefusal.CONSENT_REQUIRED,
        List.of(
            why
                + ": show this to one ("
                + request.message()
                + "), and only if the answer is yes make the same call again with "
                + CONFIRM
                + " as given here"),
        details);
  }

  private void passed(String by, LoggingEventBuilder line) {
    line.log("{} for {}: {} has agreed", tool.name(), caller(), LogText.safe(by));
    call.throughGate();
  }

  /** Counts an answer, and begins the line that tells of it. */
  private LoggingEventBuilder answered(Consent way, @Nullable String error, Duration waited) {
    observer().consentAnswered(tool.name(), way, error, waited.toNanos());
    return LOG.atInfo().addKeyValue(LogFields.DURATION_MS, waited.toMillis());
  }

  private Observer observer() {
    return call.desk().map(ConsentDesk::observer).orElse(Observer.nobody());
  }

  private String caller() {
    return LogText.safe(call.principal());
  }

  private ToolRefusal refusal(String code, String why) {
    return new ToolRefusal(code, List.of(why), details());
  }

  private Map<String, Object> details() {
    return estimate.isEmpty() ? Map.of() : Map.of(ESTIMATE, estimate);
  }

  private static String missing(List<Consent> ways) {
    String client =
        ways.contains(Consent.ELICITATION)
            ? "this client has not declared that it can (elicitation)"
            : "";
    String operator =
        ways.contains(Consent.OPERATOR) ? "this server has no way to an operator" : "";
    return client + (client.isEmpty() || operator.isEmpty() ? "" : ", and ") + operator;
  }

  /** What the human reads: the gate's text, and what it does not say of the estimate. */
  private String message() {
    String unsaid =
        values.entrySet().stream()
            .filter(
                value ->
                    value.getKey().startsWith(ESTIMATE + ".")
                        && !gate.says().contains("{" + value.getKey() + "}"))
            .map(
                value ->
                    value.getKey().substring(ESTIMATE.length() + 1)
                        + " "
                        + GateText.shown(value.getValue()))
            .collect(Collectors.joining(", "));
    String said = GateText.fill(gate.says(), values);
    return JsonValues.message(unsaid.isEmpty() ? said : said + " Estimate: " + unsaid + ".");
  }
}
