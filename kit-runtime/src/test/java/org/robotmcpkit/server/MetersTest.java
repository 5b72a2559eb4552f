package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.search.MeterNotFoundException;
import io.micrometer.core.instrument.search.RequiredSearch;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ElicitResult;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.observe.micrometer.MicrometerObserver;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolRefusal;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSpec;

/** A whole server is measured while it is called over HTTP and posts its events. */
class MetersTest {
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final CountDownLatch mayEnd = new CountDownLatch(1);
  private final Queue<Integer> statuses = new ConcurrentLinkedQueue<>(List.of(503));
  private final BlockingQueue<Runnable> declines = new LinkedBlockingQueue<>();
  private HttpServer planner;
  private RunningServer server;
  private McpSyncClient client;

  @BeforeEach
  void open() throws Exception {
    planner = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    planner.createContext(
        "/",
        exchange -> {
          exchange.getRequestBody().readAllBytes();
          Integer status = statuses.poll();
          exchange.sendResponseHeaders(status == null ? 204 : status, -1);
          exchange.close();
        });
    planner.start();
    server =
        CapabilityServer.named("arm")
            .tools(
                () ->
                    List.of(
                        ToolSpec.longRunning(
                            "grip", "Grips.", "{}", call -> call.start(this::gripping)),
                        ToolSpec.instant("look", "Looks.", "{}", call -> ToolReply.done())
                            .effect(Effect.READS),
                        ToolSpec.instant("fail", "Fails.", "{}", call -> failing())
                            .effect(Effect.READS),
                        gated("wipe").gate(GateSpec.says("All is wiped.").by(Consent.OPERATOR)),
                        gated("buy").gate(GateSpec.says("It is bought.")),
                        ToolSpec.instant("stop", "Stops.", "{}", call -> ToolReply.done()).stop()))
            .operator((approval, desk) -> declines.add(() -> desk.decline(approval.id(), "button")))
            .maxRunning(1)
            .observer(MicrometerObserver.in(registry))
            .environment(
                Map.of(
                    "MCP_TRANSPORT", "streamable_http",
                    "MCP_PORT", "0",
                    "MCP_REGISTRY", "off",
                    "RVC_CALLBACK_URL", "http://127.0.0.1:" + planner.getAddress().getPort() + "/",
                    "RVC_EVENT_SECRET", "meters-secret-0123456789abcdef"))
            .start();
    client = client().build();
    client.initialize();
  }

  private McpClient.SyncSpec client() {
    URI address = URI.create(server.address());
    return McpClient.sync(
        HttpClientStreamableHttpTransport.builder("http://" + address.getAuthority()).build());
  }

  @AfterEach
  void close() {
    mayEnd.countDown();
    client.close();
    server.close();
    planner.stop(0);
  }

  private static ToolSpec gated(String name) {
    return ToolSpec.instant(name, "Does it.", "{}", MetersTest::passGate).effect(Effect.COSTS);
  }

  private static ToolReply passGate(ToolCall call) {
    call.refuseIfWrong();
    call.gate().pass();
    return ToolReply.done();
  }

  private Map<String, Object> gripping(TaskContext task) throws InterruptedException {
    mayEnd.await();
    return Map.of();
  }

  private static ToolReply failing() {
    throw new ToolRefusal("TOO_DARK", List.of("it is too dark"));
  }

  private static CallToolResult call(McpSyncClient by, String tool, Map<String, Object> arguments) {
    return by.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
  }

  private RequiredSearch meter(String name, String... tags) {
    return registry.get("robotmcpkit." + name).tag("server", "arm").tags(tags);
  }

  private long timed(String name, String... tags) {
    Timer timer = meter(name, tags).timer();
    assertThat(timer.totalTime(TimeUnit.NANOSECONDS)).isPositive();
    return timer.count();
  }

  @Test
  void tasksAreCountedFromTheirStartToTheirEnd() {
    call(client, "grip", Map.of());
    assertThat(meter("tasks.started", "tool", "grip").counter().count()).isEqualTo(1);
    assertThat(meter("tasks.running").gauge().value()).isEqualTo(1);

    call(client, "grip", Map.of());
    assertThat(meter("tasks.refused", "tool", "grip", "error", "OVERLOADED").counter().count())
        .isEqualTo(1);

    mayEnd.countDown();
    await().untilAsserted(() -> assertThat(meter("tasks.running").gauge().value()).isZero());
    await()
        .ignoreExceptionsInstanceOf(MeterNotFoundException.class)
        .untilAsserted(
            () ->
                assertThat(timed("tasks.duration", "tool", "grip", "state", "succeeded"))
                    .isEqualTo(1));
    assertThat(meter("tasks.started", "tool", "grip").counter().count()).isEqualTo(1);
  }

  @Test
  void eventsAreCountedOnTheirWay() {
    assertThat(meter("events.queued").gauge().value()).isZero();
    mayEnd.countDown();

    call(client, "grip", Map.of());

    await()
        .ignoreExceptionsInstanceOf(MeterNotFoundException.class)
        .untilAsserted(
            () -> assertThat(timed("events.delivery", "type", "task_done")).isEqualTo(1));
    assertThat(meter("events.retried", "type", "task_done").counter().count()).isEqualTo(1);
    assertThat(meter("events.backlog").gauge().value()).isZero();
  }

  @Test
  void eventsThatAreGivenUpAreCountedByTheirCause() {
    planner.stop(0);
    mayEnd.countDown();
    call(client, "grip", Map.of());
    await().untilAsserted(() -> assertThat(meter("events.queued").gauge().value()).isEqualTo(1));
    assertThat(meter("events.backlog").gauge().value()).isGreaterThan(100);

    server.close();

    assertThat(meter("events.dropped", "type", "task_done", "cause", "shutdown").counter().count())
        .isEqualTo(1);
    assertThat(registry.find("robotmcpkit.events.queued").meters()).isEmpty();
  }

  @Test
  void callsAreCountedByWhatTheyCameTo() {
    call(client, "look", Map.of());
    call(client, "look", Map.of());
    call(client, "fail", Map.of());
    call(client, "get_task", Map.of("task_id", "none"));
    call(client, "stop", Map.of());

    await()
        .ignoreExceptionsInstanceOf(MeterNotFoundException.class)
        .untilAsserted(
            () -> {
              assertThat(timed("calls", "tool", "look", "error", "none")).isEqualTo(2);
              assertThat(timed("calls", "tool", "fail", "error", "TOO_DARK")).isEqualTo(1);
              assertThat(timed("calls", "tool", "get_task", "error", "none")).isEqualTo(1);
              assertThat(meter("stops").functionCounter().count()).isEqualTo(1);
            });
    assertThat(registry.find("robotmcpkit.tasks.refused").meters()).isEmpty();
  }

  @Test
  void consentsOfOperatorsAreCountedWhileTheyWaitAndWhenTheyAreGiven() throws InterruptedException {
    call(client, "wipe", Map.of());
    call(client, "wipe", Map.of());
    assertThat(meter("gate.asked", "tool", "wipe", "way", "operator").counter().count())
        .isEqualTo(1);
    assertThat(meter("gate.pending").gauge().value()).isEqualTo(1);

    Runnable decline = declines.poll(30, TimeUnit.SECONDS);
    assertThat(decline).isNotNull();
    decline.run();

    assertThat(meter("gate.pending").gauge().value()).isZero();
    assertThat(timed("gate.wait", "tool", "wipe", "way", "operator", "error", "DECLINED"))
        .isEqualTo(1);
  }

  @Test
  void consentsOfTheClientsHumanAreCountedByTheirAnswers() {
    Queue<ElicitResult.Action> actions =
        new ConcurrentLinkedQueue<>(
            List.of(ElicitResult.Action.ACCEPT, ElicitResult.Action.DECLINE));
    try (McpSyncClient asking =
        client()
            .elicitation(
                request -> ElicitResult.builder(actions.remove()).content(Map.of()).build())
            .build()) {
      asking.initialize();
      call(asking, "buy", Map.of());
      call(asking, "buy", Map.of());
    }

    assertThat(meter("gate.asked", "tool", "buy", "way", "elicitation").counter().count())
        .isEqualTo(2);
    assertThat(
            meter("gate.wait", "tool", "buy", "way", "elicitation", "error", "none")
                .timer()
                .count())
        .isEqualTo(1);
    assertThat(
            meter("gate.wait", "tool", "buy", "way", "elicitation", "error", "DECLINED")
                .timer()
                .count())
        .isEqualTo(1);
  }

  @Test
  void aCodeThatIsBroughtBackIsCountedAsAYes() {
    CallToolResult refused = call(client, "buy", Map.of());
    Object code = ((Map<?, ?>) refused.structuredContent()).get("confirm");

    assertThat(call(client, "buy", Map.of("confirm", code)).isError()).isFalse();

    assertThat(meter("gate.asked", "tool", "buy", "way", "confirm_argument").counter().count())
        .isEqualTo(1);
    assertThat(timed("gate.wait", "tool", "buy", "way", "confirm_argument", "error", "none"))
        .isEqualTo(1);
  }
}
