package org.robotmcpkit.consent;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.robotmcpkit.observe.Observer;

/**
 * What a server has for consent that does not come with the call itself.
 *
 * <p>Who stops the robot takes back every yes that was said before and has started nothing yet.
 * Thread-safe.
 */
public final class ConsentDesk {
  private final ConfirmCodes codes;
  private final Approvals approvals;
  private final Observer observer;
  private final AtomicLong stops = new AtomicLong();

  /**
   * A desk.
   *
   * @param codes the codes that refusals have given
   * @param approvals what waits for an operator
   */
  public ConsentDesk(ConfirmCodes codes, Approvals approvals) {
    this(codes, approvals, Observer.nobody());
  }

  private ConsentDesk(ConfirmCodes codes, Approvals approvals, Observer observer) {
    this.codes = Objects.requireNonNull(codes, "codes");
    this.approvals = Objects.requireNonNull(approvals, "approvals");
    this.observer = Objects.requireNonNull(observer, "observer");
  }

  /** Who counts what is asked and answered. */
  public Observer observer() {
    return observer;
  }

  /** The codes that refusals have given. */
  public ConfirmCodes codes() {
    return codes;
  }

  /** What waits for an operator, and what has become of it. */
  public Approvals approvals() {
    return approvals;
  }

  /**
   * Voids every consent that has not been used, and every question for one. Waits for nobody: the
   * listeners of the approvals are told by {@link #tellOfStop}.
   */
  public void robotStopped() {
    stops.incrementAndGet();
    codes.voidAll();
    approvals.voidConsents();
  }

  /** Tells the listeners of the approvals what {@link #robotStopped} has changed. */
  public void tellOfStop() {
    approvals.changed();
  }

  /** How often the robot has been stopped: what was asked before does not count any more. */
  public long stops() {
    return stops.get();
  }

  /**
   * The desk of a real server, on which nothing lies yet; no operator can be reached until somebody
   * says so.
   */
  public static ConsentDesk ofServer() {
    return ofServer(Observer.nobody());
  }

  /** The same, with who counts what is asked and answered; what it throws goes to the log. */
  public static ConsentDesk ofServer(Observer counting) {
    Observer observer = Observer.contained(counting);
    SecureRandom random = new SecureRandom();
    return new ConsentDesk(
        new ConfirmCodes(System::nanoTime, random),
        new Approvals(Clock.systemUTC(), System::nanoTime, random, observer),
        observer);
  }
}
