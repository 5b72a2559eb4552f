package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.EveryLog;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.observe.TraceContext;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSpec;
import org.slf4j.InheritedFields;
import org.slf4j.MDC;

/** A call's trace goes with its task and with its events, from a client to a receiver. */
class TracingTest {
  private static final String TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
  private static final String PARENT = "00-" + TRACE_ID + "-00f067aa0ba902b7-01";
  private static final String SECRET = "tracing-secret-0123456789abcdef";

  /** What a method of a tool sees. */
  private record Seen(Optional<TraceContext> told, SpanContext current, String logged) {
    static Seen by(Optional<TraceContext> told) {
      return new Seen(told, Span.current().getSpanContext(), String.valueOf(MDC.get("trace_id")));
    }
  }

  /** What a receiver gets. */
  private record Posted(int status, List<String> traceparent, List<String> tracestate) {}

  private final InheritedFields mdc = new InheritedFields();
  private final BlockingQueue<Seen> seen = new ArrayBlockingQueue<>(10);
  private final BlockingQueue<Posted> posted = new LinkedBlockingQueue<>();
  private final EventReceiver receiver =
      EventReceiver.builder().server("arm", SECRET).build(event -> {});
  private HttpServer planner;
  private RunningServer server;
  private McpSyncClient client;

  @BeforeEach
  void open() throws IOException {
    planner = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    planner.createContext("/", this::post);
    planner.start();
    server =
        CapabilityServer.named("arm")
            .tools(
                () ->
                    List.of(
                        ToolSpec.longRunning(
                            "grip", "Grips.", "{}", call -> call.start(this::gripping)),
                        ToolSpec.instant("look", "Looks.", "{}", call -> looking())
                            .effect(Effect.READS)))
            .inspector(true)
            .environment(
                Map.of(
                    "MCP_TRANSPORT", "streamable_http",
                    "MCP_PORT", "0",
                    "MCP_REGISTRY", "off",
                    "RVC_CALLBACK_URL", "http://127.0.0.1:" + planner.getAddress().getPort() + "/",
                    "RVC_EVENT_SECRET", SECRET))
            .start();
    client =
        McpClient.sync(
                HttpClientStreamableHttpTransport.builder(
                        "http://" + URI.create(server.address()).getAuthority())
                    .build())
            .build();
    client.initialize();
  }

  @AfterEach
  void close() {
    client.close();
    server.close();
    planner.stop(0);
    mdc.close();
  }

  private void post(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes();
    int status = receiver.receive(exchange.getRequestHeaders()::getFirst, body).status();
    posted.add(
        new Posted(
            status,
            exchange.getRequestHeaders().get("traceparent"),
            exchange.getRequestHeaders().get("tracestate")));
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
  }

  private Map<String, Object> gripping(TaskContext task) {
    seen.add(Seen.by(task.trace()));
    task.progress(Map.of("percent", 50));
    return Map.of();
  }

  private ToolReply looking() {
    seen.add(Seen.by(Optional.empty()));
    return ToolReply.done();
  }

  private void call(String tool, Map<String, Object> meta) {
    client.callTool(CallToolRequest.builder(tool).arguments(Map.of()).meta(meta).build());
  }

  private static <T> T next(BlockingQueue<T> queue) throws InterruptedException {
    T next = queue.poll(30, TimeUnit.SECONDS);
    assertThat(next).isNotNull();
    return next;
  }

  @Test
  void theBodySeesTheTraceOfItsCallAndItIsCurrentInOpenTelemetryAndInTheLog() throws Exception {
    call("grip", Map.of("traceparent", PARENT, "tracestate", "rojo=1,congo=t61"));

    Seen body = next(seen);
    assertThat(body.told()).contains(new TraceContext(PARENT, "rojo=1,congo=t61"));
    assertThat(body.current().getTraceId()).isEqualTo(TRACE_ID);
    assertThat(body.current().getSpanId()).isEqualTo("00f067aa0ba902b7");
    assertThat(body.current().isRemote()).isTrue();
    assertThat(body.current().isSampled()).isTrue();
    assertThat(body.current().getTraceState().get("congo")).isEqualTo("t61");
    assertThat(body.logged()).isEqualTo(TRACE_ID);
  }

  @Test
  void aReceiverGetsTheTraceAsTheCallerHasSentItWithEachEvent() throws Exception {
    call("grip", Map.of("traceparent", PARENT, "tracestate", "rojo=1,congo=t61"));

    Posted expected = new Posted(204, List.of(PARENT), List.of("rojo=1,congo=t61"));
    assertThat(Arrays.asList(next(posted), next(posted))).containsExactly(expected, expected);
  }

  @Test
  void aCallOfNoTraceHasNoneNorHaveItsEvents() throws Exception {
    call("grip", Map.of("traceparent", PARENT));
    call("grip", Map.of("progressToken", "p"));

    assertThat(next(seen).current().isValid()).isTrue();
    Seen body = next(seen);
    assertThat(body.told()).isEmpty();
    assertThat(body.current().isValid()).isFalse();
    assertThat(body.logged()).isEqualTo("null");
    assertThat(Arrays.asList(next(posted), next(posted), next(posted), next(posted)))
        .containsOnly(new Posted(204, List.of(PARENT), null), new Posted(204, null, null));
  }

  @Test
  void aTraceThatIsNoneIsIgnoredAndTheLogSaysSo() throws Exception {
    try (EveryLog log = new EveryLog()) {
      call("grip", Map.of("traceparent", "00-\r\nX-Evil: 1", "tracestate", "a=b"));

      assertThat(next(seen).told()).isEmpty();
      assertThat(next(posted)).isEqualTo(new Posted(204, null, null));
      assertThat(log.lines())
          .anyMatch(
              line ->
                  line.contains("DEBUG")
                      && line.endsWith(
                          "grip: the traceparent is none and is ignored: 00-\\r\\nX-Evil: 1"));
    }
  }

  @Test
  void theMethodOfAnInstantToolRunsInTheTraceToo() throws Exception {
    call("look", Map.of("traceparent", PARENT));
    call("look", Map.of());

    Seen traced = next(seen);
    assertThat(traced.current().getTraceId()).isEqualTo(TRACE_ID);
    assertThat(traced.logged()).isEqualTo(TRACE_ID);
    assertThat(next(seen).current().isValid()).isFalse();
  }
}
