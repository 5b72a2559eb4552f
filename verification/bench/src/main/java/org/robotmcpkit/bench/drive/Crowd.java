package org.robotmcpkit.bench.drive;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The clients of one server. Each keeps its session from slice to slice, and takes a fresh
 * connection for each slice, since servers close those that rest. For one thread.
 */
public final class Crowd implements AutoCloseable {
  private static final long LONGEST_WAIT_SECONDS = 20;
  private static final int FILLING = 16;
  private static final Pattern LATE = Pattern.compile("p99_ms\\W+([0-9]+)");

  private final ServerProcess server;
  private final Peer peer;
  private final List<Client> clients = new ArrayList<>();
  private volatile int answerBytes;

  public Crowd(ServerProcess server, Peer peer) {
    this.server = server;
    this.peer = peer;
  }

  /**
   * Lets so many clients work at once for a while. The first call of each is not counted, and the
   * clock runs from when all have made it.
   *
   * @throws IOException if an answer is wrong
   */
  public Slice work(Work work, int connections, Duration length)
      throws IOException, InterruptedException {
    while (clients.size() < connections) {
      clients.add(new Client(server.port(), peer.dialect()));
    }
    long[] begun = new long[2];
    CyclicBarrier ready =
        new CyclicBarrier(
            connections,
            () -> {
              begun[0] = System.nanoTime();
              begun[1] = cpu();
            });
    ExecutorService threads = Executors.newFixedThreadPool(connections);
    try {
      List<Callable<long[]>> all = new ArrayList<>();
      for (Client client : clients.subList(0, connections)) {
        all.add(() -> timed(client, work, ready, begun, length.toNanos()));
      }
      List<long[]> times = results(threads.invokeAll(all));
      long elapsed = System.nanoTime() - begun[0];
      long[] nanos = times.stream().flatMapToLong(Arrays::stream).toArray();
      return new Slice(nanos, elapsed, server.cpuNanos() - begun[1], answerBytes);
    } finally {
      threads.shutdownNow();
    }
  }

  /** What each has seen, or the first failure that is not merely about another's. */
  private List<long[]> results(List<Future<long[]>> all) throws IOException, InterruptedException {
    List<long[]> times = new ArrayList<>();
    Throwable failure = null;
    for (Future<long[]> one : all) {
      try {
        times.add(one.get());
      } catch (ExecutionException failed) {
        Throwable cause = failed.getCause();
        failure = failure == null || cause instanceof IOException ? cause : failure;
      }
    }
    if (failure != null) {
      throw new IOException(peer.name() + ": " + failure.getMessage(), failure);
    }
    return times;
  }

  private long cpu() {
    try {
      return server.cpuNanos();
    } catch (IOException gone) {
      throw new IllegalStateException(peer.name() + " has ended", gone);
    }
  }

  private long[] timed(
      Client client, Work work, CyclicBarrier ready, long[] begun, long lengthNanos)
      throws Exception {
    Work.Step step = rested(client, work);
    ready.await(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
    long[] times = new long[4096];
    int count = 0;
    long now = System.nanoTime();
    while (now - begun[0] < lengthNanos) {
      Reply reply = step.call();
      long then = System.nanoTime();
      if (count == times.length) {
        times = Arrays.copyOf(times, 2 * count);
      }
      times[count++] = then - now;
      answerBytes = reply.body().length;
      now = then;
    }
    return Arrays.copyOf(times, count);
  }

  /**
   * Starts tasks that sleep so long, over a few connections; how long that took, in nanoseconds.
   */
  public long fill(int tasks, String durationS) throws IOException, InterruptedException {
    int connections = Math.min(tasks, FILLING);
    long begun = System.nanoTime();
    ExecutorService threads = Executors.newFixedThreadPool(connections);
    try {
      List<Callable<long[]>> all = new ArrayList<>();
      for (int at = 0; at < connections; at++) {
        int share = tasks / connections + (at < tasks % connections ? 1 : 0);
        all.add(
            () -> {
              try (Client client = new Client(server.port(), peer.dialect())) {
                for (int started = 0; started < share; started++) {
                  client.start(durationS);
                }
              }
              return new long[0];
            });
      }
      results(threads.invokeAll(all));
      return System.nanoTime() - begun;
    } finally {
      threads.shutdownNow();
    }
  }

  /**
   * How late the ticks of its tasks were since this was last asked: the milliseconds that 99 of a
   * hundred did not exceed.
   */
  public long lateMillis() throws IOException, InterruptedException {
    try (Client client = new Client(server.port(), peer.dialect())) {
      Matcher found = LATE.matcher(client.tool("lateness", "{}", "p99_ms").text());
      if (!found.find()) {
        throw new IOException(peer.name() + " does not tell how late it was");
      }
      return Long.parseLong(found.group(1));
    }
  }

  /**
   * A server may have given up a session that has rested: then the client introduces itself anew.
   */
  private Work.Step rested(Client client, Work work) throws IOException {
    client.reconnect();
    try {
      Work.Step step = work.first(client, peer.isCeiling());
      step.call();
      return step;
    } catch (WrongAnswer sessionGone) {
      client.forget();
      Work.Step step = work.first(client, peer.isCeiling());
      step.call();
      return step;
    }
  }

  /** Calls until so many calls have been answered, and a while has passed. */
  public void warm(int calls, Duration most) throws IOException, InterruptedException {
    long until = System.nanoTime() + most.toNanos();
    int done = 0;
    List<Work> works = peer.isCeiling() ? List.of(Work.GET) : List.of(Work.GET, Work.START);
    while (done < calls && System.nanoTime() < until) {
      for (Work work : works) {
        for (int connections : new int[] {1, 16}) {
          done += work(work, connections, Duration.ofMillis(200)).nanos().length;
        }
      }
    }
  }

  @Override
  public void close() throws IOException {
    for (Client client : clients) {
      client.close();
    }
  }
}
