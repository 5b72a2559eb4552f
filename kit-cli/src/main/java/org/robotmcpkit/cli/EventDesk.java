package org.robotmcpkit.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.event.Receipt;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.signing.EventSigner;

/** Takes event requests over HTTP, at any path, and has each reported. */
final class EventDesk implements AutoCloseable {
  private static final int THREADS = 8;
  private static final int METHOD_NOT_ALLOWED = 405;
  private static final int UNAVAILABLE = 503;

  private final HttpServer http;
  private final ExecutorService threads;
  private final EventReceiver receiver;
  private final EventReport report;
  private final AtomicInteger toTurnAway;

  /**
   * Begins to listen.
   *
   * @param turnedAway how many requests are answered with 503 before any is looked at
   */
  EventDesk(InetSocketAddress at, String secret, int turnedAway, EventReport report)
      throws IOException {
    this.report = report;
    this.receiver = EventReceiver.builder().anyServer(secret).build(report::verified);
    this.toTurnAway = new AtomicInteger(turnedAway);
    this.http = HttpServer.create(at, 0);
    this.threads = Executors.newFixedThreadPool(THREADS, EventDesk::daemon);
    http.setExecutor(threads);
    http.createContext("/", this::handle);
    http.start();
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "kit-listen");
    thread.setDaemon(true);
    return thread;
  }

  int port() {
    return http.getAddress().getPort();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
      exchange.sendResponseHeaders(status(exchange, body), -1);
    }
  }

  private int status(HttpExchange exchange, byte[] body) {
    String server = exchange.getRequestHeaders().getFirst(EventSigner.SERVER_HEADER);
    if (!exchange.getRequestMethod().equals("POST")) {
      report.refused(
          new Receipt(METHOD_NOT_ALLOWED, Receipt.Kind.REFUSED, "Events come with POST."), server);
      return METHOD_NOT_ALLOWED;
    }
    if (toTurnAway.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
      report.turnedAway(UNAVAILABLE);
      return UNAVAILABLE;
    }
    Receipt receipt = receiver.receive(exchange.getRequestHeaders()::getFirst, body);
    switch (receipt.kind()) {
      case ACCEPTED -> {} // reported by the receiver's consumer
      case DUPLICATE -> report.duplicate(Json.readEvent(body));
      case REFUSED, FAILED -> report.refused(receipt, server);
    }
    return receipt.status();
  }

  @Override
  public void close() {
    http.stop(0);
    threads.shutdownNow();
  }
}
