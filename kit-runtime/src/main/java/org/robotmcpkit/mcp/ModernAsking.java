package org.robotmcpkit.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.modern.McpException;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.modern.McpSchema.InputRequiredResult;
import io.modelcontextprotocol.modern.server.HmacRequestStateCodec;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.RequestStateCodec;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.JsonDigest;
import org.robotmcpkit.question.Reply;
import org.robotmcpkit.tool.HumanAnswers;
import org.robotmcpkit.tool.InputRequiredException;

/**
 * Asks the human of a client of revision 2026-07-28: the call is answered with what is asked, and
 * the client makes it again with the replies (MCP specification, input required). Thread-safe.
 *
 * <p>What lies between the two calls travels in the request state. The SDK's codec signs it with a
 * key of this process and binds it to the principal and the tool, for ten minutes; in it stand a
 * digest of the arguments, a name that makes it good for one use, the questions that were asked,
 * and what earlier rounds have brought. A reply without a state, or to a question that the state
 * does not know, counts for nothing.
 */
final class ModernAsking {
  /** How long a state is valid, and so the longest that a human can take. */
  static final Duration VALID = Duration.ofMinutes(10);

  private static final int KEY_BYTES = 32;
  private static final int NAME_BYTES = 16;

  private final SecureRandom random = new SecureRandom();
  private final UsedStates used = new UsedStates(VALID.toNanos(), System::nanoTime);
  private final Clock clock;

  ModernAsking(Clock clock) {
    this.clock = clock;
  }

  /** What signs the states, with a key that nobody else has. */
  RequestStateCodec codec() {
    byte[] key = new byte[KEY_BYTES];
    random.nextBytes(key);
    return new ExactStates(
        HmacRequestStateCodec.builder()
            .key(key)
            .ttl(VALID)
            .clock(clock)
            .principalExtractor(ModernAsking::principal)
            .build());
  }

  private static String principal(McpTransportContext context) {
    return Callers.of(context).principal();
  }

  /**
   * What humans have answered by this call.
   *
   * @throws McpException if its state was used before, or is of a call with other arguments
   */
  HumanAnswers answers(McpRequestContext context, CallToolRequest request) {
    Map<String, HumanAnswers.Given> given = new LinkedHashMap<>();
    if (request.requestState() != null) {
      CallState state = CallState.read(request.requestState());
      if (!state.arguments().equals(digest(request))) {
        throw McpException.invalidParams(
            "requestState belongs to a call with other arguments; call again without it");
      }
      if (!used.use(state.name())) {
        throw McpException.invalidParams("requestState was used before; call again without it");
      }
      given.putAll(state.given());
      long now = clock.millis();
      state
          .asked()
          .forEach(
              (key, asked) -> {
                Reply reply =
                    now > asked.untilMillis() ? null : reply(request.inputResponses(), key);
                if (reply != null) {
                  given.put(
                      key,
                      new HumanAnswers.Given(asked.fingerprint(), reply, now - asked.atMillis()));
                }
              });
    }
    HumanAnswers none =
        context.clientCapabilities().supportsElicitationForm()
            ? HumanAnswers.of(Map.of())
            : HumanAnswers.unreachable();
    return none.with(given);
  }

  private static @Nullable Reply reply(@Nullable Map<String, Object> responses, String key) {
    return responses == null ? null : Elicitations.reply(responses.get(key)).orElse(null);
  }

  /** The answer to a call that has to ask first. */
  InputRequiredResult ask(
      InputRequiredException asking, CallToolRequest request, HumanAnswers answers) {
    InputRequiredResult.Builder result = InputRequiredResult.builder();
    Map<String, CallState.Asked> asked = new LinkedHashMap<>();
    long now = clock.millis();
    asking
        .questions()
        .forEach(
            (key, question) -> {
              result.elicit(
                  key, ElicitFormRequest.builder(question.message(), question.schema()).build());
              asked.put(
                  key,
                  new CallState.Asked(
                      question.fingerprint(), now, now + question.within().toMillis()));
            });
    return result
        .requestState(new CallState(newName(), digest(request), asked, answers.given()).text())
        .build();
  }

  private String newName() {
    byte[] name = new byte[NAME_BYTES];
    random.nextBytes(name);
    return HexFormat.of().formatHex(name);
  }

  private static String digest(CallToolRequest request) {
    return JsonDigest.of(request.arguments() == null ? Map.of() : request.arguments());
  }
}
