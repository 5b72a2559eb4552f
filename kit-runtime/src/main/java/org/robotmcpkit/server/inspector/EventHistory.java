package org.robotmcpkit.server.inspector;

import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.event.DeliveryListener;
import org.robotmcpkit.event.DeliveryNews;
import org.robotmcpkit.event.EventSink;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.observe.TraceContext;

/**
 * The events that tasks have emitted lately, and what has become of them. Never blocks and never
 * throws, so that no body notices it. Thread-safe.
 */
public final class EventHistory implements DeliveryListener {
  private static final int MOST_ROWS = 2000;
  private static final long MOST_BYTES = 8L << 20;
  private static final int MOST_SHOWN = 4 << 10;
  private static final int BYTES_BESIDE_THE_PAYLOAD = 400;

  /** A row: an event as it was emitted, or news of its delivery. */
  sealed interface Row {
    /** Whose it is, by its task. */
    String taskId();

    Map<String, Object> toJson();
  }

  /**
   * An event.
   *
   * @param payload the beginning of its payload, as JSON
   * @param isCut whether there is more of it
   */
  record Emitted(TaskEvent event, String payload, boolean isCut) implements Row {
    @Override
    public String taskId() {
      return event.taskId();
    }

    @Override
    public Map<String, Object> toJson() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("event_id", event.eventId());
      json.put("task_id", event.taskId());
      json.put("tool", event.tool());
      json.put("type", event.type().wireName());
      json.put("seq", event.seq());
      json.put("ts", event.ts());
      json.put("payload", payload);
      json.put("cut", isCut);
      return json;
    }
  }

  /** News of an event. */
  record Heard(DeliveryNews news, Instant at) implements Row {
    @Override
    public String taskId() {
      return news.taskId();
    }

    @Override
    public Map<String, Object> toJson() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("event_id", news.eventId());
      json.put("task_id", news.taskId());
      json.put("seq", news.seq());
      json.put("state", news.kind().wireName());
      json.put("attempts", news.attempts());
      json.put("reason", news.reason());
      json.put("at", at);
      json.put("next_at", nextAt());
      return json;
    }

    private @Nullable Instant nextAt() {
      return news.nextIn() == null ? null : at.plus(news.nextIn());
    }
  }

  private final BoundedLog<Row> rows = new BoundedLog<>(MOST_ROWS, MOST_BYTES);
  private final Clock clock;

  /** An empty history. */
  public EventHistory(Clock clock) {
    this.clock = clock;
  }

  /** A sink that notes each event before it passes it on. */
  public EventSink before(EventSink sink) {
    return new EventSink() {
      @Override
      public void emit(TaskEvent event, Runnable settled) {
        emit(event, null, settled);
      }

      @Override
      public void emit(TaskEvent event, @Nullable TraceContext trace, Runnable settled) {
        note(event);
        sink.emit(event, trace, settled);
      }
    };
  }

  private void note(TaskEvent event) {
    String payload;
    try {
      payload = Json.text(event.payload());
    } catch (RuntimeException unwritable) { // the sink deals with it
      payload = "";
    }
    String shown = payload.substring(0, Math.min(payload.length(), MOST_SHOWN));
    TaskEvent slim =
        new TaskEvent(
            event.schemaVersion(),
            event.eventId(),
            event.taskId(),
            event.server(),
            event.tool(),
            event.type(),
            event.seq(),
            event.ts(),
            Map.of());
    rows.add(
        new Emitted(slim, shown, shown.length() < payload.length()),
        BYTES_BESIDE_THE_PAYLOAD + 2L * shown.length());
  }

  @Override
  public void heard(DeliveryNews news) {
    rows.add(new Heard(news, clock.instant()), BYTES_BESIDE_THE_PAYLOAD);
  }

  BoundedLog<Row> rows() {
    return rows;
  }
}
