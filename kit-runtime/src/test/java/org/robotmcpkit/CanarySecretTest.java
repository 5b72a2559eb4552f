package org.robotmcpkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.event.Reachable;
import org.robotmcpkit.event.Receipt;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.server.RunningServer;
import org.robotmcpkit.signing.EventSigner;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** A secret that would be recognised anywhere is used in every way, and looked for everywhere. */
class CanarySecretTest {
  private static final String CANARY = "canary-7f3a9c-secret";
  private static final String TOKEN = "canary-51d0e2-token";
  private static final String BEARER = "canary-9b41c7-bearer";
  private static final String MARKER = "marker-that-has-to-be-seen";

  private static final ToolSet TOOLS = () -> List.of(tool("wave"), tool("fall"), tool("wait"));

  private final List<String> answers = new CopyOnWriteArrayList<>();
  private final List<Object> objects = new ArrayList<>();
  private final AtomicInteger requests = new AtomicInteger();

  private static ToolSpec tool(String name) {
    return ToolSpec.longRunning(
        name,
        "Does it.",
        "{\"type\":\"object\"}",
        call ->
            call.start(
                task -> {
                  task.progress(Map.of("percent", 50));
                  if (name.equals("fall")) {
                    throw new IllegalStateException(MARKER);
                  }
                  task.sleep(name.equals("wait") ? Duration.ofHours(1) : Duration.ZERO);
                  return Map.of("done", true);
                }));
  }

  @Test
  void aSecretShowsNowhereWhateverHappens() throws Exception {
    List<String> lines;
    try (EveryLog log = new EveryLog()) {
      useTheSecretInEveryWay();
      lines = log.lines();
    }

    assertThat(lines).filteredOn(line -> line.contains(CANARY)).isEmpty();
    assertThat(answers)
        .isNotEmpty()
        .filteredOn(
            answer -> answer.contains(CANARY) || answer.contains(TOKEN) || answer.contains(BEARER))
        .isEmpty();
    for (Object object : objects) {
      assertThat(object.toString()).doesNotContain(CANARY, TOKEN, BEARER);
    }
    // only what shows whole requests at DEBUG has the bearer token: Jetty, and the client's side
    assertThat(lines)
        .filteredOn(line -> line.contains(BEARER))
        .allSatisfy(
            line -> assertThat(line).doesNotContain("org.robotmcpkit", "INFO", "WARN", "ERROR"));
    // the path of the URL may hold a token: only the HTTP client's own DEBUG log has it, as part of
    // the request
    assertThat(lines)
        // the planner's side
        .filteredOn(line -> line.contains(TOKEN) && !line.contains(" com.sun.net.httpserver "))
        .allSatisfy(line -> assertThat(line).contains("DEBUG org.apache.hc.client5."));
    assertThatTheCaptureSees(lines);
  }

  /**
   * What would make the test above worthless: a log that is not seen, or objects that are not
   * looked into.
   */
  private void assertThatTheCaptureSees(List<String> lines) {
    assertThat(lines).anySatisfy(line -> assertThat(line).contains(MARKER));
    for (String logger :
        List.of(
            "DEBUG org.robotmcpkit.event.EventPoster",
            "ERROR org.robotmcpkit.task.LocalTasks",
            "DEBUG org.apache.hc.client5.http.wire",
            "DEBUG org.apache.hc.client5.http.headers",
            "DEBUG org.eclipse.jetty.",
            "DEBUG io.modelcontextprotocol.")) {
      assertThat(lines).as(logger).anySatisfy(line -> assertThat(line).contains(logger));
    }
    assertThat(lines)
        .as("the token in the client's log")
        .anySatisfy(line -> assertThat(line).contains(TOKEN));
    assertThat(objects)
        .as("what holds the secret is among the objects")
        .hasAtLeastOneElementOfType(EventSigner.class)
        .hasAtLeastOneElementOfType(EventPoster.class)
        .hasAtLeastOneElementOfType(EventReceiver.class)
        .hasAtLeastOneElementOfType(CapabilityServer.class);
  }

  private void useTheSecretInEveryWay() throws Exception {
    EventReceiver right = EventReceiver.builder().server("canary", CANARY).build(received -> {});
    EventReceiver wrong =
        EventReceiver.builder().server("canary", CANARY + "-of-another").build(received -> {});
    HttpServer planner =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    planner.setExecutor(Executors.newCachedThreadPool(CanarySecretTest::daemon));
    planner.createContext("/events", exchange -> answer(exchange, right, wrong));
    planner.start();
    CapabilityServer configured =
        CapabilityServer.named("canary")
            .tools(TOOLS)
            .environment(environment("/events/" + TOKEN, planner));
    try (RunningServer server = configured.start()) {
      drive(server);
      await().atMost(Duration.ofSeconds(60)).until(() -> requests.get() >= 10);
      keepObjects(server);
    }
    keepObjects(configured);
    keepObjects(right);
    keepObjects(EventReceiver.builder().server("canary", CANARY, CANARY + "2"));
    keepObjects(
        EventPoster.builder("canary").secret(CANARY).callbackUrl("http://127.0.0.1:9/" + TOKEN));
    planner.stop(0);
  }

  private static Map<String, String> environment(String path, HttpServer planner) {
    return Map.of(
        "MCP_TRANSPORT",
        "streamable_http",
        "MCP_PORT",
        "0",
        "MCP_TOKEN",
        BEARER,
        "RVC_CALLBACK_URL",
        "http://127.0.0.1:" + planner.getAddress().getPort() + path,
        "RVC_EVENT_SECRET",
        CANARY);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "canary-planner");
    thread.setDaemon(true);
    return thread;
  }

  /** The kit's objects that are held on to, whatever holds the secret among them. */
  private void keepObjects(Object root) {
    Set<Object> all = Reachable.from(root);
    all.stream()
        .filter(one -> one.getClass().getName().startsWith("org.robotmcpkit."))
        .forEach(objects::add);
  }

  /** Fails in several ways before it takes events. */
  private void answer(HttpExchange exchange, EventReceiver right, EventReceiver wrong)
      throws IOException {
    byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES);
    int number = requests.incrementAndGet();
    if (number == 2) {
      exchange.close(); // no answer
      return;
    }
    EventReceiver receiver = number == 3 ? wrong : right;
    byte[] spoilt = number == 4 ? "{}".getBytes(StandardCharsets.UTF_8) : body;
    Receipt receipt = receiver.receive(exchange.getRequestHeaders()::getFirst, spoilt);
    answers.add(receipt.toString());
    exchange.sendResponseHeaders(number == 1 ? 302 : receipt.status(), -1);
    exchange.close();
  }

  private void drive(RunningServer server) throws Exception {
    String base = "http://127.0.0.1:" + URI.create(server.address()).getPort();
    try (McpSyncClient client =
        McpClient.sync(
                HttpClientStreamableHttpTransport.builder(base)
                    .requestBuilder(
                        HttpRequest.newBuilder().header("Authorization", "Bearer " + BEARER))
                    .build())
            .requestTimeout(Duration.ofSeconds(30))
            .build()) {
      answers.add(client.initialize().toString());
      answers.add(client.listTools().toString());
      call(client, "wave", Map.of());
      call(client, "fall", Map.of());
      String waits = call(client, "wait", Map.of());
      String id = waits.replaceAll("(?s).*\"task_id\":\"([^\"]+)\".*", "$1");
      call(client, "get_task", Map.of("task_id", id));
      call(client, "cancel_task", Map.of("task_id", id));
      call(client, "get_task", Map.of("task_id", "cana-000000"));
      call(client, "list_tasks", Map.of());
      answers.add(String.valueOf(catchThrowable(() -> call(client, "no_such_tool", Map.of()))));
      for (int i = 0; i < 3; i++) {
        call(client, "wave", Map.of());
      }
    }
    post(base + "/mcp", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\"}");
    post(base + "/mcp", "no JSON");
    post(base + "/elsewhere", "{}");
    answers.add(server.banner() + server + server.tasks());
  }

  private String call(McpSyncClient client, String tool, Map<String, Object> arguments) {
    String answer =
        client.callTool(CallToolRequest.builder(tool).arguments(arguments).build()).toString();
    answers.add(answer);
    return answer;
  }

  private void post(String url, String body) throws Exception {
    HttpResponse<String> response =
        HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(URI.create(url))
                    .header("Content-Type", "application/json")
                    .header("Accept", "application/json, text/event-stream")
                    .header(
                        "Authorization",
                        "Bearer " + (url.endsWith("/mcp") ? BEARER : BEARER + "-of-another"))
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build(),
                HttpResponse.BodyHandlers.ofString());
    answers.add(response.statusCode() + " " + response.headers().map() + " " + response.body());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://user:" + CANARY + "@127.0.0.1/" + TOKEN,
        "ftp://127.0.0.1/" + TOKEN,
        "http://[::1/" + TOKEN,
        "http://127.0.0.1:0/" + TOKEN,
        "http:///" + TOKEN,
        "127.0.0.1/" + TOKEN,
        "http://127.0.0.1/" + TOKEN + "#" + CANARY
      })
  void aConfigurationThatIsRefusedIsNotRepeated(String url) {
    Map<String, String> environment =
        new HashMap<>(Map.of("MCP_TRANSPORT", "sse", "MCP_PORT", "0"));
    environment.put("RVC_CALLBACK_URL", url);
    environment.put("RVC_EVENT_SECRET", CANARY);
    try (EveryLog log = new EveryLog()) {
      Throwable refused =
          catchThrowable(() -> CapabilityServer.named("canary").environment(environment).start());

      assertThat(stackTrace(refused)).contains("RVC_CALLBACK_URL").doesNotContain(CANARY, TOKEN);
      assertThat(log.lines().stream().collect(Collectors.joining("\n")))
          .doesNotContain(CANARY, TOKEN);
    }
  }

  private static String stackTrace(Throwable t) {
    StringWriter text = new StringWriter();
    t.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
