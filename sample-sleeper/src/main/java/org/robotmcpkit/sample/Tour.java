package org.robotmcpkit.sample;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.event.ReceivedEvent;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.server.ConfigurationException;
import org.robotmcpkit.server.RunningServer;

/**
 * Shows the whole way once: the sleeper's server over SSE, a planner's event receiver beside it,
 * and a client that starts a task. Real MCP, real HTTP, real signatures; only the planner is
 * missing.
 */
final class Tour {
  private static final PrintStream SAY = System.out;
  private static final String EVENTS_PATH = "/api/agent/events";
  private static final int SECRET_BYTES = 32;

  private Tour() {}

  static void run() throws IOException, InterruptedException {
    String secret = newSecret();
    HttpServer planner = receiveEvents(secret);
    String eventsUrl = "http://127.0.0.1:" + planner.getAddress().getPort() + EVENTS_PATH;
    SAY.println("tour    a planner's event receiver listens at " + eventsUrl);
    RunningServer server;
    try {
      server =
          CapabilityServer.named("sleeper")
              .tools(SleeperTools::new, new Sleeper())
              .environment(environment(eventsUrl, secret))
              .start();
    } catch (ConfigurationException refused) {
      System.err.println("sleeper: " + refused.getMessage());
      System.exit(CapabilityServer.BAD_CONFIGURATION);
      return;
    }
    Runtime.getRuntime().addShutdownHook(new Thread(server::close, "tour-shutdown"));
    SAY.println("tour    " + server.banner());
    startTask(server);
    SAY.println(
        "tour    the server goes on at "
            + server.address()
            + " for clients of your own; ctrl-C ends it");
    server.serve();
  }

  private static void startTask(RunningServer server) {
    Map<String, Object> call =
        Map.of("duration_s", 5, "triggers", List.of(Map.of("type", "eta_below", "seconds", 3)));
    try (TourClient client = TourClient.connect(server.address())) {
      SAY.println("client  calls sleep_task " + Json.text(call));
      long asked = System.nanoTime();
      Map<?, ?> task = client.call("sleep_task", call);
      long millis = (System.nanoTime() - asked) / 1_000_000;
      SAY.println(
          "client  has its answer after "
              + millis
              + " ms: "
              + task.get("task_id")
              + " is "
              + task.get("state"));
      Map<?, ?> ended =
          client.call(
              "get_task", Map.of("task_id", String.valueOf(task.get("task_id")), "wait_s", 20));
      SAY.println(
          "client  asks get_task: "
              + ended.get("state")
              + ", result "
              + Json.text(ended.get("result")));
    }
  }

  /** A receiver in a few lines: every request is verified before it is believed. */
  private static HttpServer receiveEvents(String secret) throws IOException {
    EventReceiver receiver = EventReceiver.builder().server("sleeper", secret).build(Tour::show);
    HttpServer planner =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    planner.createContext(
        EVENTS_PATH,
        exchange -> {
          byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
          exchange.sendResponseHeaders(
              receiver.receive(exchange.getRequestHeaders()::getFirst, body).status(), -1);
          exchange.close();
        });
    planner.start();
    return planner;
  }

  private static void show(ReceivedEvent received) {
    SAY.printf(
        "event   verified: %s seq %d %s %s%n",
        received.event().taskId(),
        received.event().seq(),
        received.event().type().wireName(),
        Json.text(received.event().payload()));
  }

  private static Map<String, String> environment(String eventsUrl, String secret) {
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.put("MCP_TRANSPORT", "sse");
    environment.put("RVC_CALLBACK_URL", eventsUrl);
    environment.put("RVC_EVENT_SECRET", secret);
    return environment;
  }

  private static String newSecret() {
    byte[] bytes = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
