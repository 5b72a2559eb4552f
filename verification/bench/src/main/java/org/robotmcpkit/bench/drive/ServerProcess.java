package org.robotmcpkit.bench.drive;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;

/** The process of a peer; closing it ends it, by force where it does not end in five seconds. */
public final class ServerProcess implements AutoCloseable {
  private static final long START_SECONDS = 60;
  private static final long STOP_SECONDS = 5;
  private static final int LINES_KEPT = 30;

  private final Peer peer;
  private final Process process;
  private final long begun;
  private final CompletableFuture<Integer> port = new CompletableFuture<>();
  private final Deque<String> said = new ArrayDeque<>();

  private ServerProcess(Peer peer, Process process, long begun) {
    this.peer = peer;
    this.process = process;
    this.begun = begun;
  }

  /** Starts the process; it does not serve yet. */
  public static ServerProcess start(Peer peer) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(peer.command()).redirectErrorStream(true);
    builder
        .environment()
        .keySet()
        .removeIf(name -> name.startsWith("MCP_") || name.startsWith("RVC_"));
    builder.environment().putAll(peer.environment());
    long begun = System.nanoTime();
    ServerProcess server = new ServerProcess(peer, builder.start(), begun);
    Runtime.getRuntime().addShutdownHook(new Thread(server.process::destroyForcibly));
    Thread listens = new Thread(server::listen, "listens-to-" + peer.name());
    listens.setDaemon(true);
    listens.start();
    return server;
  }

  private void listen() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        remember(line);
        Matcher found = peer.port().matcher(line);
        if (!port.isDone() && found.find()) {
          port.complete(Integer.parseInt(found.group(1)));
        }
      }
    } catch (IOException ended) {
      remember(ended.toString());
    }
    port.completeExceptionally(new IOException(peer.name() + " ended: " + lastWords()));
  }

  private void remember(String line) {
    synchronized (said) {
      said.addLast(line);
      if (said.size() > LINES_KEPT) {
        said.removeFirst();
      }
    }
  }

  private String lastWords() {
    synchronized (said) {
      return String.join(" | ", said);
    }
  }

  /**
   * Where it listens, once it has said so.
   *
   * @throws IOException if it ends before, or says nothing for a minute
   */
  public int port() throws IOException, InterruptedException {
    try {
      return port.get(START_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException ended) {
      throw new IOException(String.valueOf(ended.getCause().getMessage()), ended);
    } catch (TimeoutException silent) {
      throw new IOException(peer.name() + " told no port: " + lastWords(), silent);
    }
  }

  /**
   * Waits until it answers a first client: the handshake of its dialect, then {@code tools/list}; a
   * ceiling answers anything.
   *
   * @return the nanoseconds since the process was started
   */
  public long firstAnswer() throws IOException, InterruptedException {
    int at = port();
    IOException last = new IOException(peer.name() + " was not asked");
    while (System.nanoTime() - begun < TimeUnit.SECONDS.toNanos(START_SECONDS)) {
      try (Client client = new Client(at, peer.dialect())) {
        if (peer.isCeiling()) {
          client.get("none");
        } else {
          client.tools();
        }
        return System.nanoTime() - begun;
      } catch (IOException notYet) {
        last = notYet;
        Thread.sleep(2);
      }
    }
    throw new IOException(peer.name() + " does not answer: " + last.getMessage(), last);
  }

  /** The processor time that it has used, user and system, in nanoseconds. */
  public long cpuNanos() throws IOException {
    return Proc.cpuNanos(process.pid());
  }

  /** Its resident memory, in KiB. */
  public long residentKib() throws IOException {
    return Proc.residentKib(process.pid());
  }

  /** How many threads it has. */
  public long threads() throws IOException {
    return Proc.threads(process.pid());
  }

  /** Whether it runs. */
  public boolean isAlive() {
    return process.isAlive();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException interrupted) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
