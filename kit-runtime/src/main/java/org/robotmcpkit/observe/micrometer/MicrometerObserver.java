package org.robotmcpkit.observe.micrometer;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.BaseUnits;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.observe.Observer;

/**
 * Counts and times what a server does in a registry of Micrometer's ({@code docs/operations.md},
 * "Meters").
 *
 * <pre>{@code
 * CapabilityServer.named("arm").observer(MicrometerObserver.in(registry))
 * }</pre>
 *
 * <p>Each meter has the tag {@code server}. Tags have few values: tools, states, kinds and codes,
 * never a task or a principal; of tools at most 512 and of codes at most 64 are told apart, and
 * what is beyond that is {@code other}. Thread-safe.
 */
public final class MicrometerObserver implements Observer {
  private static final String PREFIX = "robotmcpkit.";
  private static final String NONE = "none";
  private static final int MOST_TOOLS = 512;
  private static final int MOST_CODES = 64;

  private final MeterRegistry registry;
  private final Tags server;
  private final FewValues tools = new FewValues(MOST_TOOLS);
  private final FewValues codes = new FewValues(MOST_CODES);
  private final Map<Key, Timer> timers = new ConcurrentHashMap<>();
  private final Map<Key, Counter> counters = new ConcurrentHashMap<>();
  private final List<Meter> readings = new CopyOnWriteArrayList<>();

  /** What leads to a meter without asking the registry, which makes an id for each question. */
  private record Key(String name, String first, String second, String third) {}

  private MicrometerObserver(MeterRegistry registry, String server) {
    this.registry = registry;
    this.server = Tags.of("server", server);
  }

  /**
   * Makes the observer of a server, by its name; for {@code CapabilityServer.observer}.
   *
   * @param registry where the meters are; it stays the caller's to close
   */
  public static Function<String, Observer> in(MeterRegistry registry) {
    Objects.requireNonNull(registry, "registry");
    return server -> new MicrometerObserver(registry, server);
  }

  @Override
  public void begins(Readings now) {
    gauge("tasks.running", null, "Bodies of tasks that run.", now, Readings::runningTasks);
    gauge(
        "events.queued",
        null,
        "Events that wait or are on their way.",
        now,
        Readings::queuedEvents);
    gauge(
        "events.backlog",
        BaseUnits.BYTES,
        "Bytes of the bodies of these events.",
        now,
        Readings::queuedEventBytes);
    gauge("gate.pending", null, "Calls that wait for an operator.", now, Readings::pendingConsents);
    readings.add(
        FunctionCounter.builder(PREFIX + "stops", now, Readings::stops)
            .description("How often a stop tool has stopped the robot.")
            .tags(server)
            .register(registry));
  }

  private void gauge(
      String name,
      @Nullable String unit,
      String description,
      Readings now,
      ToDoubleFunction<Readings> value) {
    readings.add(
        Gauge.builder(PREFIX + name, now, value)
            .description(description)
            .baseUnit(unit)
            .tags(server)
            .strongReference(true)
            .register(registry));
  }

  /** Takes back what would otherwise go on reading a server that is closed. */
  @Override
  public void ends() {
    readings.forEach(registry::remove);
    readings.clear();
  }

  @Override
  public void callAnswered(String tool, @Nullable String error, long nanos) {
    timer(
            "calls",
            "Calls, from their coming to their answer.",
            "tool",
            tool(tool),
            "error",
            code(error))
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void startRefused(String tool, String error) {
    count(
        "tasks.refused",
        "Calls that were to start a task and have not.",
        "tool",
        tool(tool),
        "error",
        code(error));
  }

  @Override
  public void taskStarted(String tool) {
    count("tasks.started", "Tasks that have started.", "tool", tool(tool));
  }

  @Override
  public void taskEnded(String tool, TaskState state, long nanos) {
    timer(
            "tasks.duration",
            "Tasks, from their start to their end.",
            "tool",
            tool(tool),
            "state",
            state.wireName())
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void eventDelivered(EventType type, long nanos) {
    timer(
            "events.delivery",
            "Deliveries, from the emission to the receiver's answer.",
            "type",
            type.wireName())
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void eventRetried(EventType type) {
    count(
        "events.retried",
        "Attempts to deliver an event that have failed and are repeated.",
        "type",
        type.wireName());
  }

  @Override
  public void eventDropped(EventType type, String cause) {
    count("events.dropped", "Events that were given up.", "type", type.wireName(), "cause", cause);
  }

  @Override
  public void consentAsked(String tool, Consent way) {
    count("gate.asked", "Questions for a human's consent.", "tool", tool(tool), "way", way(way));
  }

  @Override
  public void consentAnswered(String tool, Consent way, @Nullable String error, long nanos) {
    timer(
            "gate.wait",
            "Waits for a human's consent, from the question to the answer.",
            "tool",
            tool(tool),
            "way",
            way(way),
            "error",
            code(error))
        .record(nanos, TimeUnit.NANOSECONDS);
  }

  private String tool(String name) {
    return tools.of(name);
  }

  private String code(@Nullable String error) {
    return error == null ? NONE : codes.of(error);
  }

  private static String way(Consent way) {
    return way.name().toLowerCase(Locale.ROOT);
  }

  private Timer timer(String name, String description, String... tags) {
    return timers.computeIfAbsent(
        key(name, tags),
        absent ->
            Timer.builder(PREFIX + name)
                .description(description)
                .tags(server.and(tags))
                .register(registry));
  }

  private void count(String name, String description, String... tags) {
    counters
        .computeIfAbsent(
            key(name, tags),
            absent ->
                Counter.builder(PREFIX + name)
                    .description(description)
                    .tags(server.and(tags))
                    .register(registry))
        .increment();
  }

  private static Key key(String name, String... tags) {
    return new Key(name, tags[1], tags.length > 2 ? tags[3] : "", tags.length > 4 ? tags[5] : "");
  }
}
