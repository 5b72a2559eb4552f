package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;

/**
 * Sends the events of several tasks over real sockets through every fault there is, in an order
 * that a seed decides, and judges what both ends have seen. {@code -Dkit.fault.seeds=n} says how
 * many orders there are, all at once since they mostly wait; {@code -Dkit.fault.seed=s} where they
 * begin.
 */
class FaultSequenceTest {
  private static final long FIRST = Long.getLong("kit.fault.seed", 1);
  private static final int SEEDS = Integer.getInteger("kit.fault.seeds", 3);
  private static final int TASKS = 10;
  private static final int EVENTS = 20;
  private static final String SECRET = "a-secret-for-this-test";
  private static final Duration TIMEOUT = Duration.ofSeconds(2);

  @Test
  void everythingArrivesInOrderAndTwiceOnlyWhereTheAnswerWasLost() throws Exception {
    List<World> worlds = LongStream.range(FIRST, FIRST + SEEDS).mapToObj(World::new).toList();
    List<Thread> threads =
        worlds.stream().map(world -> new Thread(world, "seed " + world.seed)).toList();
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join(TimeUnit.MINUTES.toMillis(3));
    }
    for (World world : worlds) {
      assertThat(world.isOver).as("seed %d is over", world.seed).isTrue();
      assertThat(world.failure)
          .as("replay with -Dkit.fault.seeds=1 -Dkit.fault.seed=%d", world.seed)
          .isNull();
    }
  }

  /** A sender, a way, and a planner. */
  private static final class World implements Runnable {
    private final long seed;
    private final String server;
    private final List<HistoryLine> history = new ArrayList<>();
    private final CountDownLatch settled = new CountDownLatch(TASKS * EVENTS);
    private volatile boolean isOver;
    private volatile Throwable failure;

    World(long seed) {
      this.seed = seed;
      this.server = "seed" + seed;
    }

    @Override
    public void run() {
      try {
        sendThroughEveryFault();
      } catch (Throwable t) {
        failure = t;
      }
      isOver = true;
    }

    /** Each fault once, and between them up to three exchanges that go well. */
    private List<Fault> script() {
      Random random = new Random(seed);
      List<Fault> faults = new ArrayList<>(Arrays.asList(Fault.values()));
      Collections.shuffle(faults, random);
      List<Fault> script = new ArrayList<>();
      for (Fault fault : faults) {
        for (int i = random.nextInt(4); i > 0; i--) {
          script.add(null);
        }
        script.add(fault);
      }
      return script;
    }

    private void sendThroughEveryFault() throws Exception {
      EventReceiver receiver =
          EventReceiver.builder()
              .server(server, SECRET)
              .build(received -> record(HistoryLine.What.RECEIVED, received.event()));
      try (RawReceiver planner =
              new RawReceiver(
                  (request, out, socket) -> {
                    int status = receiver.receive(request::header, request.body()).status();
                    RawReceiver.write(
                        out, "HTTP/1.1 " + status + " Said\r\nContent-Length: 0\r\n\r\n");
                    return false;
                  });
          FaultProxy proxy = new FaultProxy(planner.port(), script())) {
        DeliveryStats stats = send(proxy);
        check(proxy, stats);
      }
    }

    private DeliveryStats send(FaultProxy proxy) throws Exception {
      EventPoster poster =
          EventPoster.builder(server)
              .callbackUrl(proxy.url().toString())
              .secret(SECRET)
              .attemptTimeout(TIMEOUT)
              .build();
      try (poster) {
        for (int seq = 1; seq <= EVENTS; seq++) {
          for (int task = 0; task < TASKS; task++) {
            emit(poster, server + "-" + task, seq);
          }
        }
        assertThat(settled.await(2, TimeUnit.MINUTES))
            .as("all is settled: %s", poster.stats())
            .isTrue();
        assertThat(senders()).as("I14: no thread growth").isLessThanOrEqualTo(8);
      }
      await("I14: no thread stays").atMost(Duration.ofSeconds(10)).until(() -> senders() == 0);
      await("I14: no socket stays").atMost(Duration.ofSeconds(10)).until(proxy.open::isEmpty);
      return poster.stats();
    }

    private long senders() {
      return Thread.getAllStackTraces().keySet().stream()
          .filter(thread -> thread.getName().startsWith("events-" + server + "-"))
          .count();
    }

    private void emit(EventPoster poster, String task, int seq) {
      EventType type = seq == EVENTS ? EventType.TASK_DONE : EventType.PROGRESS;
      String id = TestEvents.event(task, seq, type).eventId();
      TaskEvent event =
          new TaskEvent(1, id, task, server, "wave", type, seq, Instant.now(), Map.of("n", seq));
      record(HistoryLine.What.EMITTED, event);
      poster.emit(event, settled::countDown);
    }

    private void record(HistoryLine.What what, TaskEvent event) {
      byte[] body = Json.bytes(event);
      synchronized (history) {
        history.add(HistoryLine.of(what, System.nanoTime(), event, body));
      }
    }

    private void check(FaultProxy proxy, DeliveryStats stats) {
      synchronized (history) {
        assertThat(HistoryChecker.check(history)).isEmpty();
      }
      assertThat(stats.delivered()).isEqualTo(TASKS * EVENTS);
      assertThat(stats.droppedInAll()).isZero();
      assertThat(proxy.done)
          .extracting(FaultProxy.Done::fault)
          .as("every fault has happened")
          .contains(Fault.values());
      Map<String, List<FaultProxy.Done>> byEvent = new LinkedHashMap<>();
      for (FaultProxy.Done one : proxy.done) {
        if (one.request() != null && one.isDelivered()) {
          String id = Json.readEvent(one.request().body()).eventId();
          byEvent.computeIfAbsent(id, event -> new ArrayList<>()).add(one);
        }
      }
      assertThat(byEvent).hasSize(TASKS * EVENTS);
      byEvent.values().forEach(World::checkRepetitions);
      long repetitions = byEvent.values().stream().mapToLong(times -> times.size() - 1).sum();
      System.out.printf(
          "seed %d: %d faults on %d exchanges, %d events delivered, %d of them twice%n",
          seed, Fault.values().length, proxy.done.size(), byEvent.size(), repetitions);
    }

    /**
     * An event comes again only when its sender could not know that it has come, or had to wait too
     * long for it.
     */
    private static void checkRepetitions(List<FaultProxy.Done> times) {
      for (int index = 1; index < times.size(); index++) {
        FaultProxy.Done earlier = times.get(index - 1);
        boolean waitedTooLong = times.get(index).at() - earlier.at() >= TIMEOUT.toNanos();
        assertThat(earlier.isAcknowledged() && !waitedTooLong)
            .as("acknowledged, and sent again: %s", earlier.fault())
            .isFalse();
      }
    }
  }
}
