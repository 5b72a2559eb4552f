package org.robotmcpkit.bench.tasks;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One task of a hand-written server. Thread-safe. */
final class SleepTask implements Runnable {
  private static final long SECOND = 1_000_000_000L;

  private final String id;
  private final double durationS;
  private final boolean fail;
  private final Instant created = now();
  private volatile Instant updated = created;
  private volatile String state = "running";
  private volatile Map<String, Object> progress;
  private volatile Thread thread;

  SleepTask(String id, double durationS, boolean fail) {
    this.id = id;
    this.durationS = durationS;
    this.fail = fail;
  }

  String id() {
    return id;
  }

  Instant created() {
    return created;
  }

  boolean isRunning() {
    return state.equals("running");
  }

  @Override
  public void run() {
    thread = Thread.currentThread();
    try {
      long steps = Math.round(durationS);
      long due = System.nanoTime();
      for (long done = 1; done <= steps && isRunning(); done++) {
        due += SECOND;
        Thread.sleep(Math.max(0, (due - System.nanoTime()) / 1_000_000));
        Lateness.add(System.nanoTime() - due);
        progress = Map.of("eta_s", durationS - done, "percent", 100.0 * done / steps);
        updated = now();
      }
      end(fail ? "failed" : "succeeded");
    } catch (InterruptedException cancelled) {
      end("cancelled");
    }
  }

  /** Asks it to stop; the state that it then has. */
  String cancel() {
    end("cancelled");
    Thread runs = thread;
    if (runs != null) {
      runs.interrupt();
    }
    return state;
  }

  private synchronized void end(String terminal) {
    if (isRunning()) {
      state = terminal;
      updated = now();
    }
  }

  Map<String, Object> info() {
    String is = state;
    Map<String, Object> info = new LinkedHashMap<>();
    info.put("task_id", id);
    info.put("server", "sleeper");
    info.put("tool", "sleep_task");
    info.put("state", is);
    info.put("created_at", created.toString());
    info.put("updated_at", updated.toString());
    info.put("triggers", List.of());
    info.put("est_duration_s", durationS);
    info.put("progress", progress);
    info.put("result", is.equals("succeeded") ? Map.of("slept_s", durationS) : null);
    info.put("failure", is.equals("failed") ? Map.of("error_code", "FAKE_FAILURE") : null);
    return info;
  }

  private static Instant now() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS);
  }
}
