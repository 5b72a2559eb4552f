package org.robotmcpkit.event;

import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.robotmcpkit.signing.EventSigner;

/**
 * Configures an {@link EventReceiver}: whom it believes, and how much it remembers. Not
 * thread-safe.
 */
public final class EventReceiverBuilder {
  private final Map<String, List<EventSigner>> signers = new HashMap<>();
  private List<EventSigner> others = List.of();
  private Clock clock = Clock.systemUTC();
  private int maxRememberedEvents = 100_000;
  private int maxRememberedTasks = 10_000;

  EventReceiverBuilder() {}

  /**
   * Believes a server that signs with the secret.
   *
   * @throws IllegalArgumentException if the name is no server name or the secret is blank
   */
  public EventReceiverBuilder server(String name, String secret) {
    signers.put(ServerName.checked(name), List.of(new EventSigner(secret)));
    return this;
  }

  /**
   * Believes a server that signs with either secret, for the time in which its secret is changed.
   *
   * @throws IllegalArgumentException if the name is no server name or a secret is blank
   */
  public EventReceiverBuilder server(String name, String secret, String otherSecret) {
    signers.put(
        ServerName.checked(name), List.of(new EventSigner(secret), new EventSigner(otherSecret)));
    return this;
  }

  /**
   * Believes every server that signs with the secret, whatever its name, unless it is named with a
   * secret of its own: for tools that watch what comes. A planner names its servers, so that none
   * can speak for another.
   *
   * @throws IllegalArgumentException if the secret is blank
   */
  public EventReceiverBuilder anyServer(String secret) {
    others = List.of(new EventSigner(secret));
    return this;
  }

  /** The wall clock that timestamps are compared with. */
  public EventReceiverBuilder clock(Clock clock) {
    this.clock = clock;
    return this;
  }

  /** How many event ids are remembered, within 24 h; 100,000 by default. */
  public EventReceiverBuilder maxRememberedEvents(int maxRememberedEvents) {
    this.maxRememberedEvents = positive(maxRememberedEvents, "maxRememberedEvents");
    return this;
  }

  /** Of how many tasks the last {@code seq} is remembered; 10,000 by default. */
  public EventReceiverBuilder maxRememberedTasks(int maxRememberedTasks) {
    this.maxRememberedTasks = positive(maxRememberedTasks, "maxRememberedTasks");
    return this;
  }

  /**
   * The receiver.
   *
   * @param consumer gets each genuine event once, on the thread that called {@link
   *     EventReceiver#receive}; it returns when the event is safe, within about a second, and
   *     throws when it could not be kept
   */
  public EventReceiver build(Consumer<? super ReceivedEvent> consumer) {
    return new EventReceiver(
        Map.copyOf(signers),
        others,
        clock,
        new SeenEvents(maxRememberedEvents),
        new SeqGaps(maxRememberedTasks),
        consumer);
  }

  private static int positive(int value, String name) {
    if (value < 1) {
      throw new IllegalArgumentException(name + " must be at least 1, not " + value + ".");
    }
    return value;
  }

  @Override
  public String toString() {
    return "EventReceiverBuilder" + signers.keySet();
  }
}
