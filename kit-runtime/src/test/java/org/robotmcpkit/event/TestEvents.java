package org.robotmcpkit.event;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskEvent;

/** Events for tests. */
final class TestEvents {
  private TestEvents() {}

  static TaskEvent event(String task, long seq, EventType type) {
    return event(task, seq, type, Map.of("n", seq));
  }

  static TaskEvent event(String task, long seq, EventType type, Map<String, Object> payload) {
    // an id that the test's names decide, so that a run can be repeated exactly
    String id =
        UUID.nameUUIDFromBytes((task + "/" + seq).getBytes(StandardCharsets.UTF_8))
            .toString()
            .replace("-", "");
    return new TaskEvent(
        1, id, task, "arm", "wave", type, seq, Instant.parse("2026-06-12T14:03:00.123Z"), payload);
  }

  static TaskEvent progress(String task, long seq) {
    return event(task, seq, EventType.PROGRESS);
  }

  static TaskEvent done(String task, long seq) {
    return event(task, seq, EventType.TASK_DONE, Map.of("result", Map.of()));
  }
}
