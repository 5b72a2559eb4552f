package org.robotmcpkit.event;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.observe.Observer;
import org.robotmcpkit.signing.EventSigner;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Configures an {@link EventPoster}; everything but the server's name has the contract's default
 * ({@code docs/contract.md} §2).
 *
 * <p>Not thread-safe. A transport that is passed in belongs to the poster and is closed with it.
 */
public final class EventPosterBuilder {
  private static final Logger LOG = LoggerFactory.getLogger(EventPoster.class);

  private final String serverName;
  private @Nullable String callbackUrl;
  private @Nullable String secret;
  private int maxInFlight = 8;
  private int maxEvents = 10_000;
  private long maxBytes = 64L * 1024 * 1024;
  private Duration attemptTimeout = Duration.ofSeconds(10);
  private Duration drainBudget = Duration.ofSeconds(3);
  private Clock clock = Clock.systemUTC();
  private Ticker ticker = Ticker.system();
  private @Nullable Transport transport;
  private @Nullable ThreadFactory threads;
  private @Nullable DeliveryListener listener;
  private Observer observer = Observer.nobody();

  EventPosterBuilder(String serverName) {
    this.serverName = ServerName.checked(serverName);
  }

  /** The planner's endpoint; {@code null} or blank: nothing is sent. */
  public EventPosterBuilder callbackUrl(@Nullable String callbackUrl) {
    this.callbackUrl = callbackUrl;
    return this;
  }

  /** The secret shared with the planner, used exactly as it is given. */
  public EventPosterBuilder secret(@Nullable String secret) {
    this.secret = secret;
    return this;
  }

  /** How many requests may be in flight in all; 8 by default. */
  public EventPosterBuilder maxInFlight(int maxInFlight) {
    this.maxInFlight = positive(maxInFlight, "maxInFlight");
    return this;
  }

  /** How many events may be queued; 10,000 by default. */
  public EventPosterBuilder maxEvents(int maxEvents) {
    this.maxEvents = positive(maxEvents, "maxEvents");
    return this;
  }

  /** How many bytes the bodies of queued events may have; 64 MiB by default. */
  public EventPosterBuilder maxBytes(long maxBytes) {
    if (maxBytes < 1) {
      throw new IllegalArgumentException("maxBytes must be at least 1, not " + maxBytes + ".");
    }
    this.maxBytes = maxBytes;
    return this;
  }

  /** How long one attempt may take; 10 s by default. */
  public EventPosterBuilder attemptTimeout(Duration attemptTimeout) {
    if (attemptTimeout.isNegative() || attemptTimeout.isZero()) {
      throw new IllegalArgumentException(
          "attemptTimeout must be positive, not " + attemptTimeout + ".");
    }
    this.attemptTimeout = attemptTimeout;
    return this;
  }

  /** How long {@link EventPoster#close} may try to deliver what is left; 3 s by default. */
  public EventPosterBuilder drainBudget(Duration drainBudget) {
    if (drainBudget.isNegative()) {
      throw new IllegalArgumentException(
          "drainBudget must not be negative, but is " + drainBudget + ".");
    }
    this.drainBudget = drainBudget;
    return this;
  }

  /** The wall clock, for the timestamps of signatures only. */
  public EventPosterBuilder clock(Clock clock) {
    this.clock = clock;
    return this;
  }

  /** The monotonic clock, for all waiting. */
  public EventPosterBuilder ticker(Ticker ticker) {
    this.ticker = ticker;
    return this;
  }

  /** How requests get to the endpoint; an HTTP/1.1 client of its own by default. */
  public EventPosterBuilder transport(Transport transport) {
    this.transport = transport;
    return this;
  }

  /** Makes the sender threads; daemon platform threads by default. */
  public EventPosterBuilder threadFactory(ThreadFactory threads) {
    this.threads = threads;
    return this;
  }

  /** Who hears what becomes of the events; nobody by default. */
  public EventPosterBuilder deliveryListener(@Nullable DeliveryListener listener) {
    this.listener = listener;
    return this;
  }

  /** Who counts the deliveries; nobody by default. What it throws goes to the log. */
  public EventPosterBuilder observer(Observer observer) {
    this.observer = Observer.contained(observer);
    return this;
  }

  /**
   * The poster; it sends nothing if there is no callback URL.
   *
   * @throws IllegalArgumentException with one sentence if the URL is unusable, or if there is no
   *     secret for it
   */
  public EventPoster build() {
    if (callbackUrl == null || callbackUrl.isBlank()) {
      return new EventPoster(serverName, new NoDelivery());
    }
    CallbackUrl url = CallbackUrl.parse(callbackUrl);
    if (secret == null || secret.isBlank()) {
      throw new IllegalArgumentException(
          "RVC_CALLBACK_URL is set, so RVC_EVENT_SECRET must be set too, and must not be blank.");
    }
    warn(url, secret);
    SignedPosting posting =
        new SignedPosting(
            url.uri(),
            serverName,
            new EventSigner(secret),
            clock,
            transport == null ? new ApacheTransport(maxInFlight) : transport);
    Outbox outbox = new Outbox(maxInFlight, maxEvents, maxBytes, attemptTimeout);
    return new EventPoster(
        serverName,
        new RemoteDelivery(
            outbox,
            posting,
            new DeliveryLog(url.toString(), listener, observer),
            ticker,
            threads == null ? senderThreads(serverName) : threads,
            maxInFlight,
            drainBudget));
  }

  private static void warn(CallbackUrl url, String secret) {
    if (url.isPlainHttpBeyondLoopback()) {
      LOG.warn("RVC_CALLBACK_URL names {}: events leave this machine without encryption", url);
    }
    if (Character.isWhitespace(secret.charAt(secret.length() - 1))) {
      LOG.warn("RVC_EVENT_SECRET ends in white space, which is part of the key: is that meant?");
    }
  }

  private static ThreadFactory senderThreads(String serverName) {
    AtomicInteger number = new AtomicInteger();
    return sender -> {
      Thread thread = new Thread(sender, "events-" + serverName + "-" + number.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    };
  }

  private static int positive(int value, String name) {
    if (value < 1) {
      throw new IllegalArgumentException(name + " must be at least 1, not " + value + ".");
    }
    return value;
  }

  @Override
  public String toString() {
    return "EventPosterBuilder[" + serverName + "]";
  }
}
