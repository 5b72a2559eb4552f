package org.robotmcpkit.event;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.TaskEvent;
import org.robotmcpkit.observe.TraceContext;

/**
 * Delivers the events of one capability server to the planner, signed, at least once and in order
 * for each task ({@code docs/contract.md} §2).
 *
 * <p>What it promises:
 *
 * <ul>
 *   <li>{@link #emit} takes no time that depends on the endpoint and throws nothing.
 *   <li>An event that the endpoint does not take is tried again after 0.5, 2, 8, 30, 30… s, for 600
 *       s. One event that is always refused delays no other task. While the endpoint as a whole is
 *       down, one event at a time probes it.
 *   <li>At most 10,000 events and 64 MiB are queued; when there is no room, the oldest progress
 *       goes first.
 *   <li>{@link #close} spends at most 3 s more on what is left.
 *   <li>The secret never shows in a log, an exception or a {@code toString}, nor does the path of
 *       the URL; only the HTTP client's own loggers ({@code org.apache.hc.client5}) show requests
 *       as they are sent if they are set to DEBUG.
 * </ul>
 *
 * <p>Without a callback URL nothing is sent; events show up in the log at DEBUG. Thread-safe.
 *
 * <pre>{@code
 * try (EventPoster poster = EventPoster.fromEnvironment("navigation", System.getenv())) {
 *   …
 * }
 * }</pre>
 */
public final class EventPoster implements EventSink, AutoCloseable {
  /** The environment variable with the planner's endpoint. */
  public static final String CALLBACK_URL = "RVC_CALLBACK_URL";

  /** The environment variable with the secret shared with the planner. */
  public static final String EVENT_SECRET = "RVC_EVENT_SECRET";

  private final String serverName;
  private final Delivery delivery;

  EventPoster(String serverName, Delivery delivery) {
    this.serverName = serverName;
    this.delivery = delivery;
  }

  /**
   * A builder.
   *
   * @param serverName the name that the events carry; 1 to 64 characters of {@code A-Z a-z 0-9 . _
   *     -}
   * @throws IllegalArgumentException if it is no such name
   */
  public static EventPosterBuilder builder(String serverName) {
    return new EventPosterBuilder(serverName);
  }

  /**
   * A poster as {@value #CALLBACK_URL} and {@value #EVENT_SECRET} say ({@code docs/contract.md}
   * §7).
   *
   * @param serverName see {@link #builder}
   * @param env the environment, for example {@code System.getenv()}
   * @throws IllegalArgumentException with one sentence that names the variables, if they do not
   *     make sense
   */
  public static EventPoster fromEnvironment(String serverName, Map<String, String> env) {
    return builder(serverName, env).build();
  }

  /** A builder as the same variables say; see {@link #fromEnvironment}. */
  public static EventPosterBuilder builder(String serverName, Map<String, String> env) {
    return builder(serverName).callbackUrl(env.get(CALLBACK_URL)).secret(env.get(EVENT_SECRET));
  }

  /** {@inheritDoc} After {@link #close} the event is counted as dropped and settled at once. */
  @Override
  public void emit(TaskEvent event, Runnable settled) {
    emit(event, null, settled);
  }

  /** {@inheritDoc} The trace goes to the endpoint as the headers of W3C Trace Context. */
  @Override
  public void emit(TaskEvent event, @Nullable TraceContext trace, Runnable settled) {
    delivery.emit(event, trace, settled);
  }

  /** Where the events go: scheme, host and port of the callback URL; empty if nothing is sent. */
  public Optional<String> destination() {
    return delivery.destination();
  }

  /** What has been done so far. */
  public DeliveryStats stats() {
    return delivery.stats();
  }

  /**
   * Delivers what is left within the drain budget (3 s by default) and ends.
   *
   * <p>Waits are skipped, each event gets one attempt, tasks that have ended come first. What
   * cannot be delivered is given up and summed up in one ERROR, which also goes to stderr. An
   * interrupt cuts this short and stays set. Closing again does nothing.
   */
  @Override
  public void close() {
    delivery.close();
  }

  @Override
  public String toString() {
    return "EventPoster[" + serverName + " to " + delivery + "]";
  }
}
