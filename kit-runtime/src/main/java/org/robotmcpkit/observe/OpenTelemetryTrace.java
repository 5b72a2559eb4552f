package org.robotmcpkit.observe;

import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The only class that knows OpenTelemetry, which is an optional dependency: using it without fails
 * with a {@link LinkageError}.
 */
final class OpenTelemetryTrace implements TextMapGetter<TraceContext> {
  private static final OpenTelemetryTrace HEADERS = new OpenTelemetryTrace();

  private OpenTelemetryTrace() {}

  /** Makes a trace the current context: the spans of what runs there are children of the call's. */
  @SuppressWarnings("MustBeClosedChecker") // the scope goes to the caller, who closes it
  static Function<TraceContext, CurrentTrace.Scope> opening() {
    W3CTraceContextPropagator format = W3CTraceContextPropagator.getInstance();
    return trace -> format.extract(Context.current(), trace, HEADERS).makeCurrent()::close;
  }

  @Override
  public Iterable<String> keys(TraceContext trace) {
    return List.of(TraceContext.TRACEPARENT, TraceContext.TRACESTATE);
  }

  @Override
  public @Nullable String get(@Nullable TraceContext trace, String key) {
    if (trace == null) {
      return null;
    }
    return key.equals(TraceContext.TRACEPARENT) ? trace.traceparent() : trace.tracestate();
  }
}
