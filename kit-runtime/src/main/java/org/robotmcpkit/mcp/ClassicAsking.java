package org.robotmcpkit.mcp;

import io.modelcontextprotocol.server.McpAsyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.ClientCapabilities;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitRequest;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.question.Reply;
import org.robotmcpkit.tool.HumanAnswers;
import org.robotmcpkit.tool.InputRequiredException;
import org.robotmcpkit.tool.ToolRefusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Asks the human of a client of the older revisions while a call is open: an elicitation request,
 * whose answer the call is made again with. No handler waits; over HTTP the SDK holds the thread of
 * the call, so only so many may ask at once.
 */
final class ClassicAsking {
  /** The longest that the SDK waits for a client. */
  static final Duration LONGEST = Duration.ofMinutes(5);

  /** A client whose answers never fit must not be asked for ever. */
  private static final int MOST_ROUNDS = 8;

  /** A sixth of the request threads. */
  private static final Semaphore ASKING = new Semaphore(32);

  private static final Logger LOG = LoggerFactory.getLogger(ClassicAsking.class);

  private final BoundTool tool;
  private final @Nullable Function<ElicitRequest, Mono<ElicitResult>> client;
  private final @Nullable String request;
  private final WaitingCalls waiting;

  private ClassicAsking(
      BoundTool tool,
      @Nullable Function<ElicitRequest, Mono<ElicitResult>> client,
      @Nullable String request,
      WaitingCalls waiting) {
    this.tool = tool;
    this.client = client;
    this.request = request;
    this.waiting = waiting;
  }

  /**
   * The way to ask for a call of that tool over that exchange, if its client has one; there is none
   * in the warm-up.
   */
  static ClassicAsking over(
      @Nullable McpAsyncServerExchange exchange, BoundTool tool, WaitingCalls waiting) {
    return exchange != null && canAsk(exchange.getClientCapabilities())
        ? new ClassicAsking(
            tool,
            exchange::createElicitation,
            Callers.requestOf(exchange.transportContext()).orElse(null),
            waiting)
        : nobody(tool);
  }

  /** No way to ask. */
  static ClassicAsking nobody(BoundTool tool) {
    return new ClassicAsking(tool, null, null, new WaitingCalls());
  }

  private static boolean canAsk(@Nullable ClientCapabilities capabilities) {
    return capabilities != null
        && capabilities.elicitation() != null
        && (capabilities.elicitation().form() != null || capabilities.elicitation().url() == null);
  }

  /** The answer to the call, after whatever has to be asked. */
  Mono<Answer> answer(BoundTool.Call call) {
    HumanAnswers none = client == null ? HumanAnswers.unreachable() : HumanAnswers.of(Map.of());
    return round(call.answeredBy(none), 1)
        .onErrorResume(
            ToolRefusal.class, refused -> Mono.just(Answer.refused(tool.name(), refused)));
  }

  private Mono<Answer> round(BoundTool.Call call, int round) {
    return Mono.fromCompletionStage(() -> tool.handler().call(call))
        .onErrorResume(
            InputRequiredException.class,
            asking ->
                round > MOST_ROUNDS
                    ? Mono.error(
                        refusal("no answer that fits has come in " + MOST_ROUNDS + " rounds"))
                    : replies(call, asking.questions())
                        .flatMap(
                            given ->
                                round(call.answeredBy(call.answers().with(given)), round + 1)));
  }

  /** What came back for the questions; fails for a call that its client has given up meanwhile. */
  private Mono<Map<String, HumanAnswers.Given>> replies(
      BoundTool.Call call, Map<String, Question> questions) {
    if (!ASKING.tryAcquire()) {
      return Mono.error(refusal("too many calls wait for humans already; try again later"));
    }
    WaitingCalls.Waiting waits = waiting.begin(request, tool.name(), call.arguments());
    return ask(questions)
        .flatMap(
            given ->
                waits.isGivenUp()
                    ? Mono.error(refusal("the client has given up the call"))
                    : Mono.just(given))
        .doFinally(
            ended -> {
              waits.close();
              ASKING.release();
            });
  }

  private Mono<Map<String, HumanAnswers.Given>> ask(Map<String, Question> questions) {
    return Flux.fromIterable(questions.entrySet())
        .concatMap(asked -> reply(asked.getValue()).map(given -> Map.entry(asked.getKey(), given)))
        .collectMap(Map.Entry::getKey, Map.Entry::getValue);
  }

  private Mono<HumanAnswers.Given> reply(Question question) {
    long begun = System.nanoTime();
    ElicitFormRequest request =
        ElicitFormRequest.builder(question.message(), question.schema()).build();
    return Objects.requireNonNull(client, "only a client that can ask is asked")
        .apply(request)
        .map(result -> given(question, reply(result), begun))
        .timeout(question.within().compareTo(LONGEST) < 0 ? question.within() : LONGEST)
        .onErrorResume(TimeoutException.class, late -> Mono.just(given(question, null, begun)))
        .onErrorMap(
            failed -> {
              LOG.warn(
                  "{}: the client could not ask its human: {}", tool.name(), LogText.safe(failed));
              return refusal("the client could not ask its human");
            });
  }

  private static HumanAnswers.Given given(Question question, @Nullable Reply reply, long begun) {
    return new HumanAnswers.Given(
        question.fingerprint(), reply, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
  }

  private static Reply reply(ElicitResult result) {
    return switch (result.action()) {
      case ACCEPT -> Reply.accept(result.content() == null ? Map.of() : result.content());
      case DECLINE -> Reply.decline();
      case CANCEL -> Reply.cancel();
    };
  }

  private static ToolRefusal refusal(String why) {
    return new ToolRefusal(ToolRefusal.CANNOT_ASK, List.of(why));
  }
}
