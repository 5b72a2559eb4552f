package org.robotmcpkit.verification.load;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.robotmcpkit.event.DeliveryStats;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;

/**
 * Run with a small heap: 500 tasks report 1,000 times 2 KiB each to a planner that always answers
 * 503, and end. Then the planner recovers. Prints what is left of it.
 */
final class SmallHeapProgram {
  private static final int TASKS = 500;
  private static final int REPORTS = 1000;

  private SmallHeapProgram() {}

  public static void main(String[] args) throws Exception {
    AtomicBoolean down = new AtomicBoolean(true);
    AtomicInteger ends = new AtomicInteger();
    EventReceiver receiver =
        EventReceiver.builder()
            .server("load", ReceiverProgram.SECRET)
            .build(
                received -> {
                  if (received.event().type().isTerminal()) {
                    ends.incrementAndGet();
                  }
                });
    HttpServer http =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.setExecutor(Executors.newCachedThreadPool());
    http.createContext(
        "/events",
        exchange -> {
          byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
          int status =
              down.get()
                  ? 503
                  : receiver.receive(exchange.getRequestHeaders()::getFirst, body).status();
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    http.start();
    EventPoster poster =
        EventPoster.builder("load")
            .callbackUrl("http://127.0.0.1:" + http.getAddress().getPort() + "/events")
            .secret(ReceiverProgram.SECRET)
            .build();
    String filler = "x".repeat(2000);
    for (int report = 1; report <= REPORTS; report++) {
      for (int task = 0; task < TASKS; task++) {
        poster.emit(event(task, report, EventType.PROGRESS, Map.of("filler", filler)));
      }
    }
    for (int task = 0; task < TASKS; task++) {
      poster.emit(event(task, REPORTS + 1, EventType.TASK_DONE, Map.of("result", Map.of())));
    }
    DeliveryStats full = poster.stats();
    System.out.println("full: " + full);
    down.set(false);
    long giveUpAt = System.nanoTime() + 60_000_000_000L;
    while (poster.stats().queued() > 0 && System.nanoTime() < giveUpAt) {
      Thread.sleep(100);
    }
    DeliveryStats drained = poster.stats();
    System.out.println("drained: " + drained);
    boolean adds =
        drained.emitted() == drained.delivered() + drained.droppedInAll() + drained.queued();
    System.out.println("ends " + ends + " adds-up " + adds + " emitted " + drained.emitted());
    System.exit(0);
  }

  private static TaskEvent event(int task, int seq, EventType type, Map<String, Object> payload) {
    return new TaskEvent(
        TaskEvent.SCHEMA_VERSION,
        UUID.randomUUID().toString().replace("-", ""),
        "load-" + task,
        "load",
        "work",
        type,
        seq,
        Instant.now(),
        payload);
  }
}
