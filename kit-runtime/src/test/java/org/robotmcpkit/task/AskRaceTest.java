package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.question.Answer;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.question.Reply;

/** An answer, silence, a cancel and the end of the body, all at the same moment. */
class AskRaceTest {
  private static final int ROUNDS = 2_000;
  private static final Question LIFT = Question.confirm("Lift the box?");

  @Test
  void aQuestionLeavesOnceAndNothingIsToldAfterTheEnd() throws Exception {
    Ids ids = new Ids("race", 6, new Random(1));
    CyclicBarrier barrier = new CyclicBarrier(4);
    for (int round = 0; round < ROUNDS; round++) {
      List<TaskEvent> events = new ArrayList<>();
      TaskRecord task =
          new TaskRecord(
              "race-000000",
              "race",
              TaskRequest.of("lift", body -> null).withAsks(true),
              (event, settled) -> events.add(event),
              ids,
              Clock.systemUTC());
      AskedQuestion question = task.ask(List.of(LIFT)).get(0);
      AtomicInteger left = new AtomicInteger();
      List<Thread> racers =
          List.of(
              racer(
                  barrier,
                  () -> task.settle(open -> !open.answer(Map.of("q1", Reply.accept())).isEmpty()),
                  left),
              racer(barrier, () -> task.settle(open -> open.expire(question)), left),
              racer(barrier, () -> task.requestStop(StopReason.CANCEL), new AtomicInteger()),
              racer(
                  barrier,
                  () -> task.bodyEnded(Ending.returned(null), () -> {}, () -> {}),
                  new AtomicInteger()));
      for (Thread racer : racers) {
        racer.join();
      }

      boolean answered = cameToAnAnswer(question);
      assertThat(left)
          .as("how often it left with an answer, round %s", round)
          .hasValue(answered ? 1 : 0);
      List<EventType> expected =
          answered
              ? List.of(EventType.PROGRESS, EventType.PROGRESS, EventType.TASK_DONE)
              : List.of(EventType.PROGRESS, EventType.TASK_DONE);
      assertThat(events).extracting(TaskEvent::type).isEqualTo(expected);
      assertThat(events.get(events.size() - 1).seq()).isEqualTo(events.size());
      assertThat(task.info().questions()).isNull();
    }
  }

  private static Thread racer(
      CyclicBarrier barrier, BooleanSupplier action, AtomicInteger successes) {
    Thread racer =
        new Thread(
            () -> {
              try {
                barrier.await();
              } catch (Exception broken) {
                throw new IllegalStateException(broken);
              }
              if (action.getAsBoolean()) {
                successes.incrementAndGet();
              }
            });
    racer.start();
    return racer;
  }

  private static boolean cameToAnAnswer(AskedQuestion question) throws InterruptedException {
    try {
      Answer answer = question.await();
      return answer.isAccepted() || answer instanceof Answer.Silent;
    } catch (CancellationException withdrawn) {
      return false;
    }
  }
}
