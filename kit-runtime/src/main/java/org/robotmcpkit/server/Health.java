package org.robotmcpkit.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.robotmcpkit.event.DeliveryStats;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.task.TaskQuery;

/**
 * What {@code GET /health} tells: 200 while the server takes calls, 503 while it shuts down.
 * Whether it is alive is for everybody who may talk to it; the rest is for callers with a token,
 * where tokens are needed. Thread-safe.
 */
final class Health {
  static final String PATH = "/health";

  private static final TaskQuery RUNNING = new TaskQuery(Set.of(TaskState.RUNNING), 1, null);

  private final ServerInfo info;
  private final TaskManager tasks;
  private final EventPoster poster;
  private final long startedNanos = System.nanoTime();
  private volatile boolean ending;

  Health(ServerInfo info, TaskManager tasks, EventPoster poster) {
    this.info = info;
    this.tasks = tasks;
    this.poster = poster;
  }

  /** From now on the server shuts down. */
  void end() {
    ending = true;
  }

  boolean isEnding() {
    return ending;
  }

  boolean isAsked(Request request) {
    return request.getMethod().equals("GET") && PATH.equals(request.getHttpURI().getPath());
  }

  /** Answers; true, so that a handler can return it. */
  boolean answer(boolean inDetail, Response response, Callback callback) {
    boolean over = ending;
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("status", over ? "shutting_down" : "ok");
    if (inDetail) {
      addDetails(body);
    }
    int status = over ? HttpStatus.SERVICE_UNAVAILABLE_503 : HttpStatus.OK_200;
    return new Reply(status, body, Map.of(HttpHeader.CACHE_CONTROL, "no-store"))
        .send(response, callback);
  }

  private void addDetails(Map<String, Object> body) {
    DeliveryStats events = poster.stats();
    body.put("name", info.name());
    body.put("version", info.version());
    body.put("uptime_s", TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - startedNanos));
    body.put("running_tasks", tasks.list(RUNNING).tasks().size());
    Map<String, Object> delivery = new LinkedHashMap<>();
    delivery.put("queued", events.queued());
    delivery.put("dropped", events.droppedInAll());
    delivery.put("last_error", events.lastFailure());
    body.put("events", delivery);
  }
}
