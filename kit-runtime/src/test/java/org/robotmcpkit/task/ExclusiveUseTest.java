package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robotmcpkit.annotation.OnBusy;
import org.robotmcpkit.event.QuietLog;
import org.robotmcpkit.model.TaskInfo;

/**
 * Many threads start, replace and cancel tasks that need some of a few names, with bodies that
 * obey, bodies that stop late and bodies that stop after the grace: never do two bodies with a name
 * in common run at once, and everything can be had in the end.
 */
class ExclusiveUseTest {
  private static final List<String> NAMES = List.of("arm", "base", "camera", "gripper", "lift");
  private static final int THREADS = 6;
  private static final int STARTS_EACH = 250;

  private final Map<String, AtomicInteger> inUse =
      NAMES.stream().collect(Collectors.toMap(name -> name, name -> new AtomicInteger()));
  private final Queue<String> together = new ConcurrentLinkedQueue<>();
  private final Queue<String> started = new ConcurrentLinkedQueue<>();
  private final Set<String> refusals = ConcurrentHashMap.newKeySet();
  private final AtomicInteger ran = new AtomicInteger();

  /** How the starts of a run meet. */
  enum Mix {
    ALL_REFUSE,
    ALL_REPLACE,
    BOTH,
    TWO_OWNERS,
    WITH_WORK_THAT_IS_NO_TASK
  }

  @ParameterizedTest
  @EnumSource(Mix.class)
  void twoBodiesThatShareANameNeverRunAtOnceAndNothingIsLost(Mix mix) throws InterruptedException {
    QuietLog quiet = QuietLog.begin();
    LocalTasks tasks =
        LocalTasks.builder("names", (event, settled) -> settled.run())
            .grace(Duration.ofMillis(15))
            .maxRunning(64)
            .maxFinishedRetained(10_000)
            .build();
    try {
      List<Thread> threads = new ArrayList<>();
      for (int number = 0; number < THREADS; number++) {
        Random random = new Random(mix.ordinal() * 1000L + number);
        threads.add(new Thread(() -> startMany(tasks, mix, random), "starter-" + number));
      }
      threads.forEach(Thread::start);
      for (Thread thread : threads) {
        thread.join(TimeUnit.SECONDS.toMillis(60));
        assertThat(thread.isAlive()).as("a start that never answers").isFalse();
      }
      await().atMost(Duration.ofSeconds(30)).until(() -> tasks.runningBodies() == 0);

      assertThat(together).isEmpty();
      assertThat(ran).hasPositiveValue();
      assertThat(refusals).isSubsetOf("BUSY", "OVERLOADED");
      assertThat(started)
          .allSatisfy(id -> assertThat(tasks.get(id).orElseThrow().state().isTerminal()).isTrue());
      TaskInfo all =
          tasks.start(TaskRequest.of("all", task -> null).withExclusive(Set.copyOf(NAMES)));
      assertThat(tasks.await(all.taskId(), Duration.ofSeconds(30)).toCompletableFuture().join())
          .isPresent();
    } finally {
      quiet.close();
      tasks.close();
    }
  }

  private void startMany(LocalTasks tasks, Mix mix, Random random) {
    for (int start = 0; start < STARTS_EACH; start++) {
      try {
        started.add(tasks.ownedBy(owner(mix, random)).start(request(mix, random)).taskId());
      } catch (StartRefusedException refused) {
        refusals.add(refused.code());
      }
      if (random.nextInt(4) == 0 && started.peek() != null) {
        tasks.cancel(
            started.stream().skip(random.nextInt(started.size())).findFirst().orElseThrow());
      }
      if (mix == Mix.WITH_WORK_THAT_IS_NO_TASK) {
        work(tasks, random);
      }
      LockSupport.parkNanos(random.nextInt(2_000_000));
    }
  }

  private void work(LocalTasks tasks, Random random) {
    Set<String> names = someNames(random);
    try {
      Hold hold = tasks.ownedBy("ann").hold("work", names);
      try {
        use(names, random.nextInt(1_000_000), 0);
      } finally {
        hold.release();
      }
    } catch (StartRefusedException refused) {
      refusals.add(refused.code());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static Set<String> someNames(Random random) {
    return random
        .ints(1 + random.nextInt(3), 0, NAMES.size())
        .mapToObj(NAMES::get)
        .collect(Collectors.toSet());
  }

  private static String owner(Mix mix, Random random) {
    return mix == Mix.TWO_OWNERS && random.nextBoolean() ? "bob" : "ann";
  }

  private TaskRequest request(Mix mix, Random random) {
    Set<String> names = someNames(random);
    boolean replaces = mix == Mix.ALL_REPLACE || mix != Mix.ALL_REFUSE && random.nextBoolean();
    long workNanos = random.nextInt(3_000_000);
    // Most obey; some stop late, and some of these after the grace.
    long deafNanos = random.nextInt(4) == 0 ? random.nextInt(30_000_000) : 0;
    TaskBody body =
        task -> {
          use(names, workNanos, deafNanos);
          return null;
        };
    return TaskRequest.of("use", body)
        .withExclusive(names)
        .withOnBusy(replaces ? OnBusy.REPLACE : OnBusy.REFUSE)
        .withDeadline(random.nextInt(10) == 0 ? Duration.ofMillis(1) : null);
  }

  private void use(Set<String> names, long workNanos, long deafNanos) throws InterruptedException {
    ran.incrementAndGet();
    names.forEach(name -> enter(name));
    try {
      long end = System.nanoTime() + deafNanos;
      while (System.nanoTime() < end) {
        Thread.interrupted();
        LockSupport.parkNanos(100_000);
      }
      TimeUnit.NANOSECONDS.sleep(workNanos);
    } finally {
      names.forEach(name -> inUse.get(name).decrementAndGet());
    }
  }

  private void enter(String name) {
    if (inUse.get(name).getAndIncrement() != 0) {
      together.add(name);
    }
  }
}
