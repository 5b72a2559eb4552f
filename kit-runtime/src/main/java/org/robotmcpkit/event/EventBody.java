package org.robotmcpkit.event;

import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.JsonValues;
import org.robotmcpkit.model.Limits;
import org.robotmcpkit.model.TaskEvent;

/**
 * Makes the bytes of an event, once; what does not fit or cannot be written loses its payload, not
 * the event.
 */
final class EventBody {
  static final int MAX_BYTES = 256 * 1024;

  private EventBody() {}

  static byte[] of(TaskEvent event) {
    try {
      byte[] body = Json.bytes(event);
      if (body.length <= MAX_BYTES) {
        return body;
      }
    } catch (RuntimeException | StackOverflowError notJson) {
      // the payload is no tree that JsonValues has made; the next lines make one
    }
    return Json.bytes(
        new TaskEvent(
            event.schemaVersion(),
            event.eventId(),
            event.taskId(),
            event.server(),
            event.tool(),
            event.type(),
            event.seq(),
            event.ts(),
            JsonValues.exact(event.payload(), Limits.EVENT)));
  }
}
