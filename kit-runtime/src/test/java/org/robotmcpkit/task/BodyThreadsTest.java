package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BodyThreadsTest {
  private static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>();

  private final BodyThreads one = KeptThreads.reserved("waits", 0);

  @AfterEach
  void endThreads() {
    one.close();
  }

  @Test
  void aThreadIsUsedAgainAndFoundAsIfNew() throws Exception {
    Seen first =
        seen(
            one,
            () -> {
              Thread thread = Thread.currentThread();
              thread.setName("mine");
              thread.setPriority(Thread.MIN_PRIORITY);
              thread.setContextClassLoader(new URLClassLoader(new URL[0]));
              thread.interrupt();
            });
    awaitIdle(first.thread());

    Seen second = seen(one, () -> {});

    assertThat(second.thread()).isSameAs(first.thread());
    assertThat(second)
        .isEqualTo(
            new Seen(
                first.thread(),
                "kit-task-b",
                Thread.MAX_PRIORITY,
                Thread.currentThread().getContextClassLoader(),
                false,
                null));
  }

  @Test
  void aBodyThatThrowsLeavesRoomForTheNext() throws Exception {
    CountDownLatch thrown = new CountDownLatch(1);
    one.run(
        "kit-task-a",
        () -> {
          Thread.currentThread().setUncaughtExceptionHandler((thread, why) -> thrown.countDown());
          throw new IllegalStateException("expected by this test");
        });
    assertThat(thrown.await(10, TimeUnit.SECONDS)).isTrue();

    assertThat(seen(one, () -> {}).name()).isEqualTo("kit-task-b");
  }

  @Test
  void noBodyWaitsForAnother() throws Exception {
    int many = 300;
    CountDownLatch allRun = new CountDownLatch(many);
    BodyThreads threads = BodyThreads.preferred();
    for (int body = 0; body < many; body++) {
      threads.run(
          "kit-task-" + body,
          () -> {
            allRun.countDown();
            try {
              allRun.await();
            } catch (InterruptedException ended) {
              Thread.currentThread().interrupt();
            }
          });
    }

    assertThat(allRun.await(60, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void takesNothingOverFromTheThreadThatStarts() throws Exception {
    INHERITED.set("of the thread that starts");
    try {
      assertThat(seen(KeptThreads.shared(), () -> {}).inherited()).isNull();
    } finally {
      INHERITED.remove();
    }
  }

  @Test
  void aClosedOneTakesNothingMore() {
    one.close();

    assertThatThrownBy(() -> one.run("kit-task-a", () -> {}))
        .isInstanceOf(RejectedExecutionException.class);
  }

  @Test
  void whatOneServerClosesIsOpenToOthers() throws Exception {
    BodyThreads.preferred().close();

    assertThat(seen(BodyThreads.preferred(), () -> {}).name()).isEqualTo("kit-task-b");
  }

  @Test
  void virtualThreadsArePreferredWhereTheyDoNotPin() throws Exception {
    Thread thread = seen(BodyThreads.preferred(), () -> {}).thread();

    assertThat(isVirtual(thread)).isEqualTo(Runtime.version().feature() >= 24);
  }

  /** Asked by name: the source level knows no virtual threads. */
  private static boolean isVirtual(Thread thread) throws ReflectiveOperationException {
    return Runtime.version().feature() >= 21
        && (boolean) Thread.class.getMethod("isVirtual").invoke(thread);
  }

  /** What a body finds on its thread, before it does something of its own to it. */
  private record Seen(
      Thread thread,
      String name,
      int priority,
      ClassLoader loader,
      boolean isInterrupted,
      String inherited) {}

  private static Seen seen(BodyThreads threads, Runnable afterwards) throws Exception {
    CompletableFuture<Seen> seen = new CompletableFuture<>();
    CountDownLatch ended = new CountDownLatch(1);
    threads.run(
        "kit-task-b",
        () -> {
          Thread thread = Thread.currentThread();
          seen.complete(
              new Seen(
                  thread,
                  thread.getName(),
                  thread.getPriority(),
                  thread.getContextClassLoader(),
                  thread.isInterrupted(),
                  INHERITED.get()));
          afterwards.run();
          ended.countDown();
        });
    Seen found = seen.get(10, TimeUnit.SECONDS);
    assertThat(ended.await(10, TimeUnit.SECONDS)).isTrue();
    return found;
  }

  /** The body has told its end, but its thread may not wait for the next one yet. */
  private static void awaitIdle(Thread thread) {
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (!(thread.getName().equals("waits") && thread.getState() == Thread.State.TIMED_WAITING)) {
      assertThat(System.nanoTime()).isLessThan(until);
      Thread.onSpinWait();
    }
  }
}
