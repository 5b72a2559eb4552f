package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.Scopes;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSpec;

/** The tool that really stops the robot: nothing stands in its way. */
class StopToolTest {
  private static final String ANYTHING = "{\"type\":\"object\"}";
  private static final Caller READER = new Caller("reader", Set.of(Scopes.READ));

  private final CountDownLatch released = new CountDownLatch(1);
  private final AtomicInteger stopped = new AtomicInteger();
  private final LocalTasks tasks =
      LocalTasks.builder("base", (event, settled) -> settled.run()).build();
  private final Menu menu =
      Menu.of(
          tasks,
          List.of(
              () ->
                  List.of(
                      ToolSpec.instant("look", "Looks.", ANYTHING, call -> waiting())
                          .effect(Effect.READS),
                      ToolSpec.instant("beep", "Beeps.", ANYTHING, call -> waiting())
                          .effect(Effect.REVERSIBLE),
                      ToolSpec.instant("stop", "Stops the base.", ANYTHING, call -> stop())
                          .effect(Effect.REVERSIBLE)
                          .stop(),
                      ToolSpec.instant("turn", "Turns.", ANYTHING, call -> turning())
                          .effect(Effect.MOVES),
                      ToolSpec.longRunning("drive", "Drives.", ANYTHING, this::starting)
                          .effect(Effect.MOVES))),
          name -> name,
          StartLimit.perSecond(1));
  private final CountDownLatch onItsWay = new CountDownLatch(1);

  private ToolReply waiting() throws InterruptedException {
    released.await();
    return ToolReply.done();
  }

  private ToolReply turning() throws InterruptedException {
    onItsWay.countDown();
    return waiting();
  }

  /** A start whose caller is slow, so that the robot can be stopped before there is a task. */
  private TaskInfo starting(ToolCall call) {
    onItsWay.countDown();
    awaitUnlessInterrupted(released);
    return call.start(task -> "driven");
  }

  private static void awaitUnlessInterrupted(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }

  private ToolReply stop() {
    stopped.incrementAndGet();
    return ToolReply.text(
        Thread.currentThread().getName() + " " + Thread.currentThread().getPriority());
  }

  @AfterEach
  void close() {
    released.countDown();
    menu.close();
    tasks.close();
  }

  private CompletableFuture<Answer> call(String tool, Caller caller) {
    return menu.find(tool, caller)
        .orElseThrow()
        .handler()
        .call(new BoundTool.Call(Map.of(), Map.of(), caller))
        .toCompletableFuture()
        .orTimeout(30, TimeUnit.SECONDS);
  }

  @Test
  void itStandsFirstAndCancelNamesIt() {
    assertThat(menu.names())
        .containsExactly(
            "stop", "look", "beep", "turn", "drive", "get_task", "cancel_task", "list_tasks");
    assertThat(menu.find("cancel_task", READER).orElseThrow().description())
        .endsWith(
            "It is a request: \"stopped\": false in the answer means that the work may still go on. To stop all motion"
                + " at once call stop.");
  }

  @Test
  void everyCallerMayStopUnlessAScopeIsAskedFor() {
    assertThat(menu.find("stop", READER)).isPresent();
    assertThat(menu.find("beep", READER)).isEmpty();
    ToolSpec guarded =
        ToolSpec.instant("stop", "Stops.", ANYTHING, call -> ToolReply.done())
            .stop()
            .scope("base:stop");
    Menu other = Menu.of(tasks, List.of(() -> List.of(guarded)));
    assertThat(other.find("stop", READER)).isEmpty();
    other.close();
  }

  @Test
  void itIsNeverLimitedAndRunsWhereNothingElseDoes() {
    List<CompletableFuture<Answer>> others = new ArrayList<>();
    for (int number = 0; number < 16; number++) {
      others.add(call("look", Caller.anonymous()));
      others.add(call("beep", Caller.anonymous()));
    }

    for (int number = 0; number < 500; number++) {
      assertThat(call("stop", Caller.anonymous()).join().content().toString())
          .contains("kit-call-stop 10");
    }
    assertThat(stopped).hasValue(500);
    assertThat(others.get(0)).isNotDone();
  }

  @Test
  void anInstantCallThatMovesIsInterruptedAndOthersGoOn() throws InterruptedException {
    CompletableFuture<Answer> looking = call("look", Caller.anonymous());
    CompletableFuture<Answer> turning = call("turn", Caller.anonymous());
    onItsWay.await();

    assertThat(call("stop", Caller.anonymous()).join().isError()).isFalse();

    assertThat(turning.join().object())
        .containsEntry("error", "STOPPED")
        .containsEntry("message", "The robot was stopped while turn ran. It has stopped.")
        .containsEntry("stopped", true);
    assertThat(looking).isNotDone();
  }

  @Test
  void aStartThatIsOnItsWayStartsNothing() throws InterruptedException {
    CompletableFuture<CompletableFuture<Answer>> starting =
        CompletableFuture.supplyAsync(() -> call("drive", Caller.anonymous()));
    onItsWay.await();

    assertThat(call("stop", Caller.anonymous()).join().isError()).isFalse();
    released.countDown();

    assertThat(starting.join().join().object()).containsEntry("error", "STOPPED");
    assertThat(tasks.list(TaskQuery.all()).tasks()).isEmpty();
  }

  @Test
  void aCallThatIsAskedToStopBeforeItHasAThreadNeverBegins() {
    AtomicInteger begun = new AtomicInteger();
    InstantCall<Integer> call =
        new InstantCall<>(
            InstantCalls.Target.of("turn", Duration.ofSeconds(10)),
            begun::incrementAndGet,
            () -> {});

    call.askToStop(CutShortException.Cause.HALT);
    call.run();
    call.tell();

    assertThat(begun).hasValue(0);
    assertThat(call.answer())
        .failsWithin(Duration.ZERO)
        .withThrowableThat()
        .withMessageContaining("It has stopped.");
  }

  @Test
  void aStopThatHangsDoesNotHoldTheNext() {
    AtomicInteger begun = new AtomicInteger();
    Menu hanging =
        Menu.of(
            tasks,
            List.of(
                () ->
                    List.of(
                        ToolSpec.instant(
                                "stop",
                                "Stops.",
                                ANYTHING,
                                call -> begun.incrementAndGet() <= 100 ? waiting() : stop())
                            .stop())));
    try {
      List<CompletableFuture<Answer>> hung = new ArrayList<>();
      for (int number = 0; number < 100; number++) {
        hung.add(stopOf(hanging));
      }
      org.awaitility.Awaitility.await().until(() -> begun.get() == 100);
      assertThat(stopOf(hanging).join().isError()).isFalse();
      assertThat(stopped).hasValue(1);
      released.countDown();
      assertThat(hung).allSatisfy(answer -> assertThat(answer.join().isError()).isFalse());
    } finally {
      hanging.close();
    }
  }

  private static CompletableFuture<Answer> stopOf(Menu menu) {
    return menu.find("stop", Caller.anonymous())
        .orElseThrow()
        .handler()
        .call(new BoundTool.Call(Map.of(), Map.of(), Caller.anonymous()))
        .toCompletableFuture()
        .orTimeout(30, TimeUnit.SECONDS);
  }
}
