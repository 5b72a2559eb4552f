package org.robotmcpkit.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;

class FinishedTasksTest {
  private final RecordingSink sink = new RecordingSink();

  @Test
  void theNewestFinishedTasksStayAndOlderOnesWaitForTheirEvents() {
    LocalTasks tasks = LocalTasks.builder("keep", sink).maxFinishedRetained(5).build();
    List<TaskInfo> ended = new ArrayList<>();
    for (int n = 0; n < 8; n++) {
      ended.add(run(tasks, Map.of("n", n)));
    }
    assertThat(ended).allSatisfy(task -> assertThat(tasks.get(task.taskId())).isPresent());

    sink.settleAll();

    assertThat(ended.subList(0, 3))
        .allSatisfy(task -> assertThat(tasks.get(task.taskId())).isEmpty());
    assertThat(ended.subList(3, 8))
        .allSatisfy(task -> assertThat(tasks.get(task.taskId())).isPresent());
    TaskInfo ninth = run(tasks, Map.of());
    assertThat(tasks.get(ended.get(3).taskId())).isEmpty();
    assertThat(tasks.get(ninth.taskId())).isPresent();
  }

  @Test
  void recordsHaveAHardLimitWhateverBecomesOfTheirEvents() {
    LocalTasks tasks = LocalTasks.builder("hard", sink).maxFinishedRetained(5).build();
    TaskInfo first = run(tasks, Map.of());
    for (int n = 1; n < FinishedTasks.MOST_RECORDS; n++) {
      run(tasks, Map.of());
    }
    assertThat(tasks.get(first.taskId())).isPresent();

    run(tasks, Map.of());

    assertThat(tasks.get(first.taskId())).isEmpty();
  }

  @Test
  void resultBodiesHaveAHardLimitAndLeaveAMark() {
    LocalTasks tasks = LocalTasks.builder("mark", sink).build();
    Map<String, Object> large = Map.of("texts", Collections.nCopies(9, "x".repeat(100_000)));
    List<TaskInfo> ended = new ArrayList<>();
    for (int n = 0; n < 40; n++) {
      ended.add(run(tasks, large));
    }

    assertThat(tasks.get(ended.get(0).taskId()).orElseThrow().result())
        .isEqualTo(Map.of("_truncated", true, "bytes", (long) Json.bytes(large).length));
    assertThat(tasks.get(ended.get(0).taskId()).orElseThrow().state())
        .isEqualTo(TaskState.SUCCEEDED);
    assertThat(tasks.get(ended.get(39).taskId()).orElseThrow().result()).isEqualTo(large);
    long whole =
        ended.stream()
            .filter(task -> large.equals(tasks.get(task.taskId()).orElseThrow().result()))
            .count();
    long bytes = Json.bytes(large).length;
    assertThat(whole * bytes)
        .isBetween(FinishedTasks.MOST_RESULT_BYTES - bytes, FinishedTasks.MOST_RESULT_BYTES);
  }

  @Test
  void aListHasWhatRunsAndThenTheNewestFinished() throws Exception {
    LocalTasks tasks = LocalTasks.builder("list", sink).build();
    CountDownLatch release = new CountDownLatch(1);
    TaskInfo running =
        tasks.start(
            TaskRequest.of(
                "drive",
                task -> {
                  release.await();
                  return null;
                }));
    List<String> ended = new ArrayList<>();
    for (int n = 0; n < 5; n++) {
      ended.add(0, run(tasks, Map.of("n", n)).taskId());
    }

    TaskPage first = tasks.list(new TaskQuery(Set.of(), 2, null));
    TaskPage second = tasks.list(new TaskQuery(Set.of(), 2, first.nextCursor()));
    run(tasks, Map.of("while", "paging"));
    TaskPage third = tasks.list(new TaskQuery(Set.of(), 2, second.nextCursor()));

    assertThat(ids(first)).containsExactly(running.taskId(), ended.get(0), ended.get(1));
    assertThat(ids(second)).containsExactly(running.taskId(), ended.get(2), ended.get(3));
    assertThat(ids(third)).containsExactly(running.taskId(), ended.get(4));
    assertThat(third.nextCursor()).isNull();
    assertThat(ids(tasks.list(new TaskQuery(Set.of(TaskState.RUNNING), 2, null))))
        .containsExactly(running.taskId());
    assertThat(tasks.list(new TaskQuery(Set.of(TaskState.FAILED), 2, null)).tasks()).isEmpty();
    assertThat(tasks.list(new TaskQuery(Set.of(TaskState.SUCCEEDED), 100, null)).tasks())
        .hasSize(6);
    release.countDown();
  }

  @Test
  void pagingMissesNothingAndRepeatsNothingWhileTasksEnd() {
    LocalTasks tasks = LocalTasks.builder("page", sink).build();
    Set<String> before = new HashSet<>();
    for (int n = 0; n < 100; n++) {
      before.add(run(tasks, Map.of("n", n)).taskId());
    }
    List<String> seen = new ArrayList<>();
    String cursor = null;
    do {
      TaskPage page = tasks.list(new TaskQuery(Set.of(), 7, cursor));
      seen.addAll(ids(page));
      cursor = page.nextCursor();
      run(tasks, Map.of("while", "paging"));
    } while (cursor != null);

    assertThat(seen).doesNotHaveDuplicates().hasSize(100);
    assertThat(before).containsExactlyInAnyOrderElementsOf(seen);
  }

  @Test
  void aCursorThatIsNoneIsRefused() {
    LocalTasks tasks = LocalTasks.builder("page", sink).build();

    for (String none : List.of("", "7", "f", "f-1", "f" + "z".repeat(13), "f1;drop")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> tasks.list(new TaskQuery(Set.of(), 7, none)))
          .withMessage("cursor must be a next_cursor of list_tasks");
    }
  }

  private static List<String> ids(TaskPage page) {
    return page.tasks().stream().map(TaskInfo::taskId).toList();
  }

  private TaskInfo run(LocalTasks tasks, Map<String, Object> result) {
    TaskInfo started = tasks.start(TaskRequest.of("drive", task -> result));
    return await()
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(1))
        .until(() -> retired(tasks, started), info -> info != null);
  }

  /** The task once it is listed among the finished ones; null before. */
  private static TaskInfo retired(LocalTasks tasks, TaskInfo started) {
    return tasks.list(new TaskQuery(Set.of(TaskState.SUCCEEDED), 1, null)).tasks().stream()
        .filter(info -> info.taskId().equals(started.taskId()))
        .findFirst()
        .orElse(null);
  }
}
