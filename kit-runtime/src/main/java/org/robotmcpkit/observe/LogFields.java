package org.robotmcpkit.observe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.LogText;
import org.slf4j.MDC;

/**
 * The fields that each log line of one call or one task carries, in SLF4J's {@link MDC} ({@code
 * docs/operations.md}). Immutable and thread-safe.
 *
 * <p>Values are escaped and cut, so that nothing a client has chosen makes a line of its own.
 */
public final class LogFields {
  /** The name of the capability server. */
  public static final String SERVER = "server";

  /** The tool as clients see it. */
  public static final String TOOL = "tool";

  /** The task, where there is one. */
  public static final String TASK_ID = "task_id";

  /** Who has called. */
  public static final String PRINCIPAL = "principal";

  /** The trace that a call belongs to, where it says so. */
  public static final String TRACE_ID = "trace_id";

  /**
   * How long a call or a task has taken, in milliseconds: a key of the one line that tells of its
   * end.
   */
  public static final String DURATION_MS = "duration_ms";

  /** What a call or a task has failed with: a key of the line that tells of its end. */
  public static final String ERROR = "error";

  /** How a task has ended: a key of the line that tells of it. */
  public static final String STATE = "state";

  /** The fields of one call or one task, none of which belongs on the lines of another. */
  private static final List<String> OWN = List.of(SERVER, TOOL, TASK_ID, PRINCIPAL, TRACE_ID);

  /** How many attempts a delivery has taken: a key of the line that tells of it. */
  public static final String ATTEMPTS = "attempts";

  /** Longer than any name that the kit gives, and short enough for a line. */
  private static final int LONGEST = 64;

  private final Map<String, String> fields;

  private LogFields(Map<String, String> fields) {
    this.fields = fields;
  }

  /** The fields of a tool's calls and tasks, whoever calls. */
  public static LogFields of(String server, String tool) {
    return new LogFields(Map.of()).with(SERVER, server).with(TOOL, tool);
  }

  /** The same fields, for what that principal has called. */
  public LogFields by(String principal) {
    return with(PRINCIPAL, principal);
  }

  /** The same fields, for what belongs to that task. */
  public LogFields withTask(String taskId) {
    return with(TASK_ID, taskId);
  }

  /** The same fields, for what belongs to that trace; null: to none. */
  public LogFields traced(@Nullable TraceContext trace) {
    return trace == null ? this : with(TRACE_ID, trace.traceId());
  }

  private LogFields with(String field, String value) {
    Map<String, String> more = new LinkedHashMap<>(fields);
    more.put(field, LogText.safe(value, LONGEST));
    return new LogFields(more);
  }

  /**
   * Has this thread's lines carry these fields, beside what others have put there, until the scope
   * is closed on the same thread. Fields of something around it do not shine through.
   */
  public Scope open() {
    Map<String, String> before = MDC.getCopyOfContextMap();
    Map<String, String> now = before == null ? new LinkedHashMap<>() : new LinkedHashMap<>(before);
    OWN.forEach(now::remove);
    now.putAll(fields);
    MDC.setContextMap(now);
    return new Scope(before);
  }

  /** Does the work with these fields on its lines. */
  public void during(Runnable work) {
    Scope scope = open();
    try {
      work.run();
    } finally {
      scope.close();
    }
  }

  /**
   * The same work with the fields that this thread's lines carry now, for another thread to do;
   * what the work leaves on that thread is taken away after it.
   */
  public static Runnable carry(Runnable work) {
    Map<String, String> here = MDC.getCopyOfContextMap();
    return () -> {
      Scope scope = new Scope(MDC.getCopyOfContextMap());
      set(here);
      try {
        work.run();
      } finally {
        scope.close();
      }
    };
  }

  private static void set(@Nullable Map<String, String> fields) {
    if (fields == null) {
      MDC.clear();
    } else {
      MDC.setContextMap(fields);
    }
  }

  /** The time in which a thread's lines carry fields. Used by one thread. */
  public static final class Scope implements AutoCloseable {
    private final @Nullable Map<String, String> before;

    private Scope(@Nullable Map<String, String> before) {
      this.before = before;
    }

    /** Leaves the thread's fields as they were, whatever the work has put there. */
    @Override
    public void close() {
      set(before);
    }
  }
}
