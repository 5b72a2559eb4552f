package org.robotmcpkit.server.inspector;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.robotmcpkit.event.DeliveryStats;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.Scopes;

/**
 * One open page: is written what is new since it was written to last, and never before it has taken
 * that. It keeps places in logs and no rows, so that a slow one costs nothing, and misses what has
 * gone meanwhile. Its work is done by one thread at a time.
 */
final class Viewer {
  private static final long LOOK_EVERY_MILLIS = 100;
  private static final long ASK_FOR_TASKS_EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

  /** That a page has been closed shows only when something is written to it. */
  private static final long SAY_SOMETHING_EVERY_NANOS = TimeUnit.SECONDS.toNanos(1);

  private static final int MOST_ROWS_AT_ONCE = 500;
  private static final long MOST_BYTES_AT_ONCE = 512 << 10;

  /**
   * What there is to see.
   *
   * @param about what the server is
   * @param trace what was said
   * @param events what was emitted
   * @param tasks all tasks
   * @param poster where the events go
   */
  record Sights(
      About about, Trace trace, EventHistory events, TaskManager tasks, EventPoster poster) {}

  private final Sights sights;
  private final Caller caller;
  private final boolean seesAll;
  private final TaskManager visible;
  private final TasksSeen tasks;
  private final Request request;
  private final Response response;
  private final Callback callback;
  private final Runnable leaving;
  private final AtomicBoolean over = new AtomicBoolean();
  private volatile boolean isToEnd;
  private long tracePlace;
  private long eventPlace;
  private Map<String, Object> lastDelivery = Map.of();
  private long saidAt = System.nanoTime();
  private long askedAt = saidAt - ASK_FOR_TASKS_EVERY_NANOS;

  /**
   * A viewer that has just come.
   *
   * @param leaving run once, when it has gone
   */
  Viewer(
      Sights sights,
      Caller caller,
      Request request,
      Response response,
      Callback callback,
      Runnable leaving) {
    this.sights = sights;
    this.caller = caller;
    this.seesAll = caller.may(Scopes.INSPECT);
    this.visible = seesAll ? sights.tasks() : sights.tasks().ownedBy(caller.principal());
    this.tasks = new TasksSeen(visible);
    this.request = request;
    this.response = response;
    this.callback = callback;
    this.leaving = leaving;
    this.tracePlace = place("trace", sights.trace().rows().beginning());
    this.eventPlace = place("events", sights.events().rows().beginning());
  }

  /** Where it goes on: a page that comes back to the same server says what it has seen. */
  private long place(String log, long beginning) {
    Fields query = Request.extractQueryParameters(request);
    String said = query.getValue(log);
    boolean isOfThisServer = sights.about().instance().equals(query.getValue("instance"));
    return isOfThisServer && said != null && said.matches("[0-9]{1,15}") && !said.equals("0")
        ? Long.parseLong(said)
        : beginning;
  }

  /** Says hello, and goes on from there. */
  void begin() {
    request.addFailureListener(failure -> leave());
    StringBuilder hello = new StringBuilder();
    event(hello, "hello", sights.about().toJson(caller, seesAll));
    write(hello);
  }

  /** Lets it go soon. */
  void end() {
    isToEnd = true;
  }

  private void look() {
    try {
      StringBuilder news = new StringBuilder();
      addTasks(news);
      boolean isMoreTrace = addTrace(news);
      boolean isMore = addEvents(news) || isMoreTrace;
      addDelivery(news);
      if (isToEnd) {
        event(news, "bye", Map.of());
        response.write(true, bytes(news), Callback.from(callback, this::leave));
      } else if (!news.isEmpty()) {
        write(news, isMore ? 0 : LOOK_EVERY_MILLIS);
      } else if (System.nanoTime() - saidAt > SAY_SOMETHING_EVERY_NANOS) {
        write(news.append(":\n\n"));
      } else {
        lookIn(LOOK_EVERY_MILLIS);
      }
    } catch (RuntimeException broken) {
      leave();
      callback.failed(broken);
    }
  }

  private void addTasks(StringBuilder news) {
    if (System.nanoTime() - askedAt < ASK_FOR_TASKS_EVERY_NANOS) {
      return;
    }
    askedAt = System.nanoTime();
    List<TaskInfo> changed = tasks.news();
    if (!changed.isEmpty()) {
      event(news, "tasks", Map.of("tasks", changed));
    }
  }

  private boolean addTrace(StringBuilder news) {
    BoundedLog.Part<TraceRow> part =
        sights.trace().rows().after(tracePlace, MOST_ROWS_AT_ONCE, MOST_BYTES_AT_ONCE);
    tracePlace = part.place();
    List<Map<String, Object>> rows =
        part.rows().stream()
            .filter(row -> seesAll || caller.principal().equals(row.principal()))
            .map(TraceRow::toJson)
            .toList();
    add(news, "trace", rows, part);
    return part.isMore();
  }

  private boolean addEvents(StringBuilder news) {
    BoundedLog.Part<EventHistory.Row> part =
        sights.events().rows().after(eventPlace, MOST_ROWS_AT_ONCE, MOST_BYTES_AT_ONCE);
    eventPlace = part.place();
    List<Map<String, Object>> rows =
        part.rows().stream()
            .filter(row -> seesAll || visible.get(row.taskId()).isPresent())
            .map(EventHistory.Row::toJson)
            .toList();
    add(news, "events", rows, part);
    return part.isMore();
  }

  private static void add(
      StringBuilder news, String name, List<Map<String, Object>> rows, BoundedLog.Part<?> part) {
    if (!rows.isEmpty() || part.lost() > 0) {
      event(news, name, Map.of("rows", rows, "lost", part.lost(), "place", part.place()));
    }
  }

  private void addDelivery(StringBuilder news) {
    DeliveryStats stats = sights.poster().stats();
    Map<String, Object> now = new LinkedHashMap<>();
    now.put("destination", sights.poster().destination().orElse(null));
    now.put("gate_open", stats.gateOpen());
    now.put("queued", stats.queued());
    now.put("in_flight", stats.inFlight());
    now.put("attempts", stats.attempts());
    now.put("delivered", stats.delivered());
    now.put("dropped", stats.droppedInAll());
    now.put("last_error", stats.lastFailure());
    if (!now.equals(lastDelivery)) {
      lastDelivery = now;
      event(news, "delivery", now);
    }
  }

  private static void event(StringBuilder news, String name, Map<String, Object> data) {
    news.append("event: ").append(name).append("\ndata: ").append(Json.text(data)).append("\n\n");
  }

  private void write(StringBuilder news) {
    write(news, LOOK_EVERY_MILLIS);
  }

  private void write(StringBuilder news, long thenInMillis) {
    saidAt = System.nanoTime();
    response.write(
        false,
        bytes(news),
        Callback.from(
            () -> lookIn(thenInMillis),
            failure -> {
              leave();
              callback.failed(failure);
            }));
  }

  private static ByteBuffer bytes(StringBuilder text) {
    return ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private void lookIn(long millis) {
    if (over.get()) {
      callback.succeeded();
      return;
    }
    request
        .getComponents()
        .getScheduler()
        .schedule(
            () -> request.getComponents().getExecutor().execute(this::look),
            millis,
            TimeUnit.MILLISECONDS);
  }

  private void leave() {
    if (over.compareAndSet(false, true)) {
      leaving.run();
    }
  }
}
