package org.robotmcpkit.verification.load;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.event.Receipt;
import org.robotmcpkit.event.ReceivedEvent;

/**
 * A planner in a process of its own: prints its port, takes events until its standard input ends,
 * then prints what came. Each payload says in {@code emitted} when it was emitted, by the clock
 * that both processes share.
 */
final class ReceiverProgram {
  static final String SECRET = "load-secret-0123456789";

  private static final Figures LATENCY = new Figures();
  private static final AtomicLong MISSING = new AtomicLong();
  private static final AtomicInteger LATE = new AtomicInteger();
  private static final AtomicInteger DUPLICATES = new AtomicInteger();
  private static final AtomicInteger REFUSED = new AtomicInteger();

  private ReceiverProgram() {}

  public static void main(String[] args) throws Exception {
    EventReceiver receiver =
        EventReceiver.builder().server("load", SECRET).build(ReceiverProgram::note);
    HttpServer http =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.setExecutor(Executors.newCachedThreadPool());
    http.createContext(
        "/events",
        exchange -> {
          byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
          Receipt receipt = receiver.receive(exchange.getRequestHeaders()::getFirst, body);
          count(receipt);
          exchange.sendResponseHeaders(receipt.status(), -1);
          exchange.close();
        });
    http.start();
    System.out.println("port " + http.getAddress().getPort());
    while (System.in.read() >= 0) {
      // until the parent closes it
    }
    System.out.println(
        "received "
            + LATENCY.count()
            + " missing "
            + MISSING
            + " late "
            + LATE
            + " duplicates "
            + DUPLICATES
            + " refused "
            + REFUSED
            + " p99_us "
            + Math.round(LATENCY.millis(990) * 1000)
            + " ; emit to receipt: "
            + LATENCY);
    System.exit(0);
  }

  private static void note(ReceivedEvent received) {
    Instant emitted = Instant.parse(String.valueOf(received.event().payload().get("emitted")));
    LATENCY.add(Duration.between(emitted, Instant.now()).toNanos());
    MISSING.addAndGet(received.missing());
    if (received.late()) {
      LATE.incrementAndGet();
    }
  }

  private static void count(Receipt receipt) {
    if (receipt.kind() == Receipt.Kind.DUPLICATE) {
      DUPLICATES.incrementAndGet();
    } else if (receipt.status() >= 300) {
      REFUSED.incrementAndGet();
    }
  }
}
