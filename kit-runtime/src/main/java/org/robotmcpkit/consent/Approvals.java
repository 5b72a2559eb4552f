package org.robotmcpkit.consent;

import java.time.Clock;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.observe.LogFields;
import org.robotmcpkit.observe.Observer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The desk of an operator: calls that wait for a human beside the robot, and what has become of
 * them.
 *
 * <p>A call is asked about once. Accepted, it is good for one start within {@link #USABLE};
 * declined, the same call is declined without asking again until {@link #WAITING} is over.
 * Thread-safe; listeners are called by whoever has changed something.
 */
public final class Approvals implements AutoCloseable {
  /** How long a call waits for an answer. */
  public static final Duration WAITING = Duration.ofMinutes(5);

  /** How long an accepted call may take to come again. */
  public static final Duration USABLE = Duration.ofMinutes(2);

  /** The most that may wait at one time. */
  static final int MOST = 100;

  /**
   * The most of one caller that may wait at one time, so that nobody can bury what others ask for.
   */
  static final int MOST_OF_ONE = 10;

  /** What a call is refused with that an operator has declined. */
  private static final String DECLINED = "DECLINED";

  private static final int ID_BYTES = 16;
  private static final Logger LOG = LoggerFactory.getLogger(Approvals.class);

  private final Clock clock;
  private final LongSupplier nanoTime;
  private final Random random;
  private final Observer observer;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final List<Telling> tellings = new CopyOnWriteArrayList<>();
  private volatile boolean reachable;
  // guarded by this; by fingerprint, oldest first
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  /** What has become of a call. */
  public sealed interface Standing {
    /** Nobody has answered yet. */
    record Waiting(Approval approval) implements Standing {}

    /** An operator has agreed, and this was the call that he has agreed to. */
    record Accepted(String by) implements Standing {}

    /** An operator has said no. */
    record Declined(String by) implements Standing {}

    /** So many wait already that this one cannot. */
    record Full() implements Standing {}
  }

  /** What has become of an operator's answer. */
  public enum Outcome {
    /** It counts. */
    DONE,
    /** No call of that id waits; it was answered before, or has expired. */
    UNKNOWN,
    /** Who has made the call cannot agree to it. */
    OWN
  }

  private record Entry(Approval approval, long sinceNanos, @Nullable Boolean accepted, String by) {
    Entry answered(boolean yes, String who, long now) {
      return new Entry(approval, now, yes, who);
    }

    boolean isOver(long now) {
      Duration kept = Boolean.TRUE.equals(accepted) ? USABLE : WAITING;
      return now - sinceNanos > kept.toNanos();
    }
  }

  /**
   * An empty desk.
   *
   * @param clock says when something was asked
   * @param nanoTime a monotonic clock, in nanoseconds
   * @param random where ids come from: one that nobody can foresee
   */
  public Approvals(Clock clock, LongSupplier nanoTime, Random random) {
    this(clock, nanoTime, random, Observer.nobody());
  }

  /** The same, with who counts what is asked and answered. */
  Approvals(Clock clock, LongSupplier nanoTime, Random random, Observer observer) {
    this.clock = clock;
    this.nanoTime = nanoTime;
    this.random = random;
    this.observer = observer;
  }

  /** Says that there is a way to an operator; without one nothing can wait here. */
  public void reachable() {
    reachable = true;
  }

  /** Whether there is a way to an operator. */
  public boolean isReachable() {
    return reachable;
  }

  /** How a call stands; asks for it if nobody has yet, and uses an acceptance up. */
  public Standing ask(ConsentRequest request) {
    Standing standing = standing(request);
    changed();
    return standing;
  }

  private synchronized Standing standing(ConsentRequest request) {
    long now = forgetOld();
    String fingerprint = request.fingerprint();
    Entry entry = entries.get(fingerprint);
    if (entry == null) {
      if (isFullFor(request.principal())) {
        return new Standing.Full();
      }
      Entry asked = new Entry(approvalOf(request), now, null, "");
      entries.put(fingerprint, asked);
      observer.consentAsked(request.tool(), Consent.OPERATOR);
      return new Standing.Waiting(asked.approval());
    }
    if (entry.accepted() == null) {
      return new Standing.Waiting(entry.approval());
    }
    if (!entry.accepted()) {
      return new Standing.Declined(entry.by());
    }
    entries.remove(fingerprint);
    return new Standing.Accepted(entry.by());
  }

  private boolean isFullFor(String principal) {
    long own =
        entries.values().stream()
            .filter(other -> other.approval().principal().equals(principal))
            .count();
    return entries.size() >= MOST || own >= MOST_OF_ONE;
  }

  private Approval approvalOf(ConsentRequest request) {
    byte[] id = new byte[ID_BYTES];
    random.nextBytes(id);
    return new Approval(
        HexFormat.of().formatHex(id),
        request.tool(),
        request.principal(),
        request.message(),
        request.arguments(),
        clock.instant(),
        clock.instant().plus(WAITING));
  }

  /** What waits for an answer, oldest first. */
  public synchronized List<Approval> waiting() {
    forgetOld();
    return entries.values().stream()
        .filter(entry -> entry.accepted() == null)
        .map(Entry::approval)
        .toList();
  }

  /**
   * Lets the call of that id start when it comes again.
   *
   * @param by who says so, for the log and for the caller
   */
  public Outcome accept(String id, String by) {
    return answer(id, by, true);
  }

  /**
   * Refuses the call of that id.
   *
   * @param by who says so, for the log and for the caller
   */
  public Outcome decline(String id, String by) {
    return answer(id, by, false);
  }

  private Outcome answer(String id, String by, boolean yes) {
    Outcome outcome = answered(id, by, yes);
    changed();
    return outcome;
  }

  private synchronized Outcome answered(String id, String by, boolean yes) {
    long now = forgetOld();
    for (Map.Entry<String, Entry> one : entries.entrySet()) {
      Approval approval = one.getValue().approval();
      if (approval.id().equals(id) && one.getValue().accepted() == null) {
        if (yes && approval.principal().equals(by)) {
          return Outcome.OWN;
        }
        tell(approval, by, yes, now - one.getValue().sinceNanos());
        one.setValue(one.getValue().answered(yes, by, now));
        return Outcome.DONE;
      }
    }
    return Outcome.UNKNOWN;
  }

  private void tell(Approval approval, String by, boolean yes, long waitedNanos) {
    observer.consentAnswered(approval.tool(), Consent.OPERATOR, yes ? null : DECLINED, waitedNanos);
    LOG.atInfo()
        .addKeyValue(LogFields.DURATION_MS, TimeUnit.NANOSECONDS.toMillis(waitedNanos))
        .log(
            "{} by {}: {} has {}",
            approval.tool(),
            LogText.safe(approval.principal()),
            LogText.safe(by),
            yes ? "agreed" : "said no");
  }

  /**
   * Forgets what waits and what was agreed to; what was declined stays so. Calls no listener: that
   * is left to {@link #changed}.
   */
  synchronized void voidConsents() {
    entries.values().removeIf(entry -> !Boolean.FALSE.equals(entry.accepted()));
  }

  private long forgetOld() {
    long now = nanoTime.getAsLong();
    entries.values().removeIf(entry -> entry.isOver(now));
    return now;
  }

  /**
   * Has a listener called after each change; it must be quick. What it throws goes to the log.
   *
   * @return takes it back
   */
  public Runnable onChange(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /**
   * Tells that operator of each call that begins to wait, on a daemon thread that is started now.
   */
  public void tell(Operator operator) {
    reachable();
    Telling telling = new Telling(operator, this);
    tellings.add(telling);
    onChange(telling::wake);
    telling.start();
  }

  /** Ends the threads of the operators. */
  @Override
  public void close() {
    tellings.forEach(Telling::stop);
  }

  /** Calls the listeners. */
  void changed() {
    for (Runnable listener : listeners) {
      try {
        listener.run();
      } catch (RuntimeException failed) {
        LOG.error("a listener of the operator's desk has failed", failed);
      }
    }
  }
}
