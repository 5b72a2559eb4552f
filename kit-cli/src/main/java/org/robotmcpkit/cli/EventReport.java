package org.robotmcpkit.cli;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.event.Receipt;
import org.robotmcpkit.event.ReceivedEvent;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskEvent;

/** Says what comes of events, in a line each and in sum, for people or as JSON. Thread-safe. */
final class EventReport {
  /** What can come of a request. */
  private enum What {
    VERIFIED,
    /** Verified, after a later one of its task. */
    LATE,
    DUPLICATE,
    MISSING,
    REFUSED,
    TURNED_AWAY;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Surroundings here;
  private final boolean isJson;
  // guarded by this
  private final Map<What, Long> counts = new EnumMap<>(What.class);
  private final MissingEvents missing = new MissingEvents();

  EventReport(Surroundings here, boolean isJson) {
    this.here = here;
    this.isJson = isJson;
  }

  /** It begins. */
  synchronized void listening(String url) {
    say(here.paint()::strong, "listening", "at " + url, Map.of("url", url));
  }

  /** A genuine event, for the first time. */
  synchronized void verified(ReceivedEvent received) {
    TaskEvent event = received.event();
    if (received.missing() > 0) {
      gap(
          What.MISSING.word(),
          event.server(),
          event.taskId(),
          event.seq() - received.missing(),
          event.seq() - 1);
    }
    missing.add(received);
    event(received.late() ? What.LATE : What.VERIFIED, event);
  }

  /** A genuine event that has come before. */
  synchronized void duplicate(TaskEvent event) {
    event(What.DUPLICATE, event);
  }

  /** A request that is not to be believed, or cannot be taken. */
  synchronized void refused(Receipt receipt, @Nullable String server) {
    count(What.REFUSED);
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("status", receipt.status());
    fields.put("reason", receipt.reason());
    fields.put("server", server);
    String from = server == null ? "no server named" : "it names " + Shown.line(server, 80);
    say(
        here.paint()::bad,
        What.REFUSED.word(),
        receipt.status() + " " + Shown.line(receipt.reason()) + " (" + from + ")",
        fields);
  }

  /** A request that was not looked at, as was asked for. */
  synchronized void turnedAway(int status) {
    count(What.TURNED_AWAY);
    say(here.paint()::odd, What.TURNED_AWAY.word(), status + " as asked", Map.of("status", status));
  }

  private void event(What what, TaskEvent event) {
    count(what);
    UnaryOperator<String> paint = what == What.VERIFIED ? here.paint()::good : here.paint()::odd;
    String text =
        Shown.line(event.taskId())
            + " seq "
            + event.seq()
            + " "
            + event.type().wireName()
            + " "
            + Shown.json(event.payload())
            + " ("
            + Shown.line(event.server())
            + ", "
            + Shown.line(event.tool())
            + ")";
    say(paint, what.word(), text, Map.of("event", event));
  }

  private void gap(String word, String server, String taskId, long from, long to) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("server", server);
    fields.put("task_id", taskId);
    fields.put("from_seq", from);
    fields.put("to_seq", to);
    String numbers = from == to ? "seq " + from : "seq " + from + " to " + to;
    say(
        here.paint()::bad,
        word,
        Shown.line(taskId) + " " + numbers + " (" + Shown.line(server) + ")",
        fields);
  }

  /** What has come, and what is still missing. */
  synchronized void summary() {
    missing.forEach((server, taskId, from, to) -> gap("still_missing", server, taskId, from, to));
    long[] open = new long[1];
    missing.forEach((server, taskId, from, to) -> open[0] += to - from + 1);
    Map<String, Object> fields = new LinkedHashMap<>();
    for (What what : What.values()) {
      fields.put(what.word(), what == What.MISSING ? open[0] : counts.getOrDefault(what, 0L));
    }
    say(here.paint()::strong, "summary", Shown.members(fields), fields);
  }

  private void count(What what) {
    counts.merge(what, 1L, Long::sum);
  }

  private void say(UnaryOperator<String> paint, String word, String text, Map<String, ?> fields) {
    if (isJson) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("what", word);
      line.putAll(fields);
      here.out().println(Shown.jsonText(Json.text(line)));
    } else {
      here.out().println(paint.apply(String.format(Locale.ROOT, "%-10s", word)) + " " + text);
    }
    here.out().flush();
  }
}
