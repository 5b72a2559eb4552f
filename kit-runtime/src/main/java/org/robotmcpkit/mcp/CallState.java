package org.robotmcpkit.mcp;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.question.Reply;
import org.robotmcpkit.tool.HumanAnswers;

/**
 * What a call that asks has to know when it is made again. It comes back only as it was written,
 * since it is signed.
 *
 * @param name makes it good for one use
 * @param arguments a digest of the call's arguments
 * @param asked the questions of this round, by key
 * @param given what earlier rounds have brought, by key
 */
record CallState(
    String name,
    String arguments,
    Map<String, Asked> asked,
    Map<String, HumanAnswers.Given> given) {
  private static final String WAITED = "waited_millis";

  /**
   * A question.
   *
   * @param fingerprint tells it from others
   * @param atMillis when it was asked, in milliseconds since the epoch
   * @param untilMillis until when an answer counts, likewise
   */
  record Asked(String fingerprint, long atMillis, long untilMillis) {}

  /** The state as text. */
  String text() {
    Map<String, Object> answers = new LinkedHashMap<>();
    given.forEach(
        (key, one) -> {
          Reply reply = one.reply();
          if (reply != null) {
            answers.put(
                key,
                Map.of(
                    "fingerprint",
                    one.fingerprint(),
                    "action",
                    reply.action().wireName(),
                    "content",
                    reply.content(),
                    WAITED,
                    one.waitedMillis()));
          }
        });
    return Json.text(
        Map.of("name", name, "arguments", arguments, "asked", asked, "given", answers));
  }

  /** The state that {@link #text} has written. */
  static CallState read(String text) {
    Map<String, Object> state = Json.readObject(text);
    Map<String, Asked> asked = new LinkedHashMap<>();
    object(required(state, "asked"))
        .forEach(
            (key, value) -> {
              Map<?, ?> one = object(value);
              asked.put(
                  (String) key,
                  new Asked(
                      text(one, "fingerprint"),
                      number(one, "at_millis"),
                      number(one, "until_millis")));
            });
    Map<String, HumanAnswers.Given> given = new LinkedHashMap<>();
    object(required(state, "given"))
        .forEach(
            (key, value) ->
                given.put(
                    (String) key,
                    new HumanAnswers.Given(
                        text(object(value), "fingerprint"),
                        Elicitations.reply(value).orElseThrow(),
                        number(object(value), WAITED))));
    return new CallState(text(state, "name"), text(state, "arguments"), asked, given);
  }

  private static String text(Map<?, ?> fields, String name) {
    return (String) required(fields, name);
  }

  private static Object required(Map<?, ?> fields, String name) {
    return Objects.requireNonNull(fields.get(name), name);
  }

  private static long number(Map<?, ?> object, String member) {
    return ((Number) required(object, member)).longValue();
  }

  private static Map<?, ?> object(Object value) {
    return (Map<?, ?>) value;
  }
}
