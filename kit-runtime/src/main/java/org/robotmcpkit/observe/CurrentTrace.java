package org.robotmcpkit.observe;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes a trace the current one of a thread, for what is instrumented with OpenTelemetry; where its
 * API is not on the class path nothing happens. Thread-safe.
 */
public final class CurrentTrace {
  private static final Logger LOG = LoggerFactory.getLogger(CurrentTrace.class);
  private static final Scope NONE = () -> {};
  private static final Function<TraceContext, Scope> OPENING = opening();

  private CurrentTrace() {}

  /** The time in which a trace is current. Used by one thread. */
  public interface Scope extends AutoCloseable {
    /** Makes current what was before. Never throws. */
    @Override
    void close();
  }

  /** Looked for once, when the first task starts. */
  private static Function<TraceContext, Scope> opening() {
    try {
      return OpenTelemetryTrace.opening();
    } catch (LinkageError absent) {
      LOG.debug("OpenTelemetry is not on the class path", absent);
      return trace -> NONE;
    }
  }

  /** Makes that trace current until the scope is closed on the same thread. Never throws. */
  public static Scope open(@Nullable TraceContext trace) {
    return trace == null ? NONE : contained(trace);
  }

  private static Scope contained(TraceContext trace) {
    try {
      Scope scope = OPENING.apply(trace);
      return () -> close(scope);
      // an Error too: a robot works without being traced
    } catch (Throwable broken) {
      LOG.error("the trace could not be made current", broken);
      return NONE;
    }
  }

  private static void close(Scope scope) {
    try {
      scope.close();
    } catch (Throwable broken) {
      LOG.error("the trace could not be taken away again", broken);
    }
  }
}
