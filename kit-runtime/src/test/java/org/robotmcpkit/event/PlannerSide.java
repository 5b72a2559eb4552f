package org.robotmcpkit.event;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.Map;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;

/** The program of {@link PlannerSideTest}: both sides of the wire and nothing else of the kit. */
final class PlannerSide {
  private PlannerSide() {}

  public static void main(String[] args) throws Exception {
    try {
      Class.forName("io.modelcontextprotocol.spec.McpSchema");
      System.out.println("the SDK is here");
    } catch (ClassNotFoundException absent) {
      System.out.println("no SDK here");
    }
    EventReceiver receiver =
        EventReceiver.builder()
            .server("navigation", "a-secret-for-this-test")
            .build(
                received ->
                    System.out.println(
                        "accepted "
                            + received.event().server()
                            + " "
                            + received.event().taskId()
                            + " seq "
                            + received.event().seq()
                            + " "
                            + received.event().payload()));
    HttpServer http =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.createContext(
        "/events",
        exchange -> {
          byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
          exchange.sendResponseHeaders(
              receiver.receive(exchange.getRequestHeaders()::getFirst, body).status(), -1);
          exchange.close();
        });
    http.start();
    try (EventPoster poster =
        EventPoster.builder("navigation")
            .callbackUrl("http://127.0.0.1:" + http.getAddress().getPort() + "/events")
            .secret("a-secret-for-this-test")
            .build()) {
      poster.emit(
          new TaskEvent(
              TaskEvent.SCHEMA_VERSION,
              "8c1f0e2a6d3b4f5a9b7c1d2e3f405162",
              "navi-7f3a2b",
              "navigation",
              "navigate_to",
              EventType.PROGRESS,
              1,
              Instant.now(),
              Map.of("percent", 60)));
    }
    System.out.println("a forged one: " + receiver.receive(header -> null, new byte[0]).status());
    http.stop(0);
  }
}
