package com.example.lamp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.net.httpserver.HttpServer;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.event.ReceivedEvent;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.server.RunningServer;

/** The lamp as a planner has it: tools over MCP, events over HTTP. */
class LampServerTest {
  private static final String SECRET = "only-for-this-test-0123456789abcdef";

  private final BlockingQueue<TaskEvent> events = new LinkedBlockingQueue<>();

  @Test
  void aPlannerStartsAFadeAndIsToldOfTheTriggerAndOfTheEnd() throws Exception {
    HttpServer planner = receiveEvents();
    try (RunningServer server = start(planner);
        McpSyncClient client = connect(server)) {
      Map<?, ?> started =
          call(
              client,
              "fade_to",
              Map.of(
                  "level_percent",
                  80,
                  "duration_s",
                  0.5,
                  "triggers",
                  List.of(Map.of("type", "level_above", "percent", 50))));

      assertEquals("running", started.get("state"));
      assertEquals(EventType.TRIGGER_FIRED, next(EventType.TRIGGER_FIRED).type());
      assertEquals(
          Map.of("level_percent", 80.0), next(EventType.TASK_DONE).payload().get("result"));
      assertEquals(80.0, call(client, "level", Map.of()).get("level_percent"));
    } finally {
      planner.stop(0);
    }
  }

  private HttpServer receiveEvents() throws IOException {
    EventReceiver receiver = EventReceiver.builder().server("lamp", SECRET).build(this::take);
    HttpServer planner =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    planner.createContext(
        "/events",
        exchange -> {
          byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
          exchange.sendResponseHeaders(
              receiver.receive(exchange.getRequestHeaders()::getFirst, body).status(), -1);
          exchange.close();
        });
    planner.start();
    return planner;
  }

  private void take(ReceivedEvent received) {
    events.add(received.event());
  }

  private static RunningServer start(HttpServer planner) {
    return CapabilityServer.named("lamp")
        .tools(LampTools::new, new Lamp())
        .environment(
            Map.of(
                "MCP_TRANSPORT", "streamable_http",
                "MCP_PORT", "0",
                "MCP_REGISTRY", "off",
                "RVC_CALLBACK_URL",
                    "http://127.0.0.1:" + planner.getAddress().getPort() + "/events",
                "RVC_EVENT_SECRET", SECRET))
        .start();
  }

  private static McpSyncClient connect(RunningServer server) {
    URI address = URI.create(server.address());
    McpSyncClient client =
        McpClient.sync(
                HttpClientStreamableHttpTransport.builder(address.resolve("/").toString())
                    .endpoint(address.getPath())
                    .build())
            .build();
    client.initialize();
    return client;
  }

  private static Map<?, ?> call(McpSyncClient client, String tool, Map<String, Object> arguments) {
    return (Map<?, ?>)
        client
            .callTool(CallToolRequest.builder(tool).arguments(arguments).build())
            .structuredContent();
  }

  /** The next event of that type; what comes before it is passed over. */
  private TaskEvent next(EventType type) throws InterruptedException {
    for (TaskEvent event = poll(); true; event = poll()) {
      if (event.type() == type) {
        return event;
      }
    }
  }

  private TaskEvent poll() throws InterruptedException {
    TaskEvent event = events.poll(20, TimeUnit.SECONDS);
    if (event == null) {
      throw new AssertionError("no event has come for 20 s");
    }
    return event;
  }
}
