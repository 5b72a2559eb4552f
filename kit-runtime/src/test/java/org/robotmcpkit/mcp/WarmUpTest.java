package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskQuery;
import org.robotmcpkit.tool.ToolSpec;

class WarmUpTest {
  @Test
  void theModernStackIsWalkedToTheStartOfATask() throws Exception {
    try (LocalTasks tasks = LocalTasks.builder("warm", (event, settled) -> settled.run()).build()) {
      ModernWarmUp.run(
          Menu.of(
              tasks,
              List.of(
                  () ->
                      List.of(
                          ToolSpec.longRunning(
                              "rest",
                              "Rests.",
                              "{\"type\":\"object\"}",
                              call -> call.start(task -> null))))));

      assertThat(tasks.list(TaskQuery.all()).tasks())
          .extracting(TaskInfo::tool)
          .containsExactly("rest");
    }
  }
}
