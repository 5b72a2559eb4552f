package org.robotmcpkit.mcp;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.robotmcpkit.tool.ToolRefusal;

/**
 * How many starts a caller gets: so many a second, after a burst, and so many being checked at one
 * time by all callers together, so that no start can hold the threads that {@code cancel_task} and
 * {@code get_task} need. Those tools never ask here. Thread-safe.
 */
public final class StartLimit {
  /** How many starts a second a caller gets when nobody says. */
  public static final int DEFAULT_PER_SECOND = 50;

  /** How many seconds' starts may come at once. */
  private static final int BURST_S = 4;

  /** A third of the request threads. */
  private static final int MOST_AT_ONCE = 64;

  private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

  private final int perSecond;
  private final LongSupplier nanoTime;
  private final Semaphore atOnce = new Semaphore(MOST_AT_ONCE);

  /** One for each principal; there are as many as have a token. */
  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

  StartLimit(int perSecond, LongSupplier nanoTime) {
    if (perSecond < 1) {
      throw new IllegalArgumentException(
          "the starts in a second are " + perSecond + "; it must be 1 or more.");
    }
    this.perSecond = perSecond;
    this.nanoTime = nanoTime;
  }

  /**
   * A limit.
   *
   * @param starts how many starts a second each principal gets, 1 or more; four seconds' starts may
   *     come at once
   */
  public static StartLimit perSecond(int starts) {
    return new StartLimit(starts, System::nanoTime);
  }

  /**
   * Lets a start go on, or refuses it before anything has happened.
   *
   * @throws ToolRefusal with {@link ToolRefusal#RATE_LIMITED}
   */
  <T> T admit(String principal, Supplier<T> start) {
    if (!buckets.computeIfAbsent(principal, name -> new Bucket()).take()) {
      throw refusal("more than " + perSecond + " starts a second; wait a second, then start again");
    }
    if (!atOnce.tryAcquire()) {
      throw refusal(
          "the server is still checking "
              + MOST_AT_ONCE
              + " other starts; wait a second, then start again");
    }
    try {
      return start.get();
    } finally {
      atOnce.release();
    }
  }

  /**
   * Counts a call that starts no task and changes something as one start.
   *
   * @throws ToolRefusal with {@link ToolRefusal#RATE_LIMITED}
   */
  void count(String principal) {
    if (!buckets.computeIfAbsent(principal, name -> new Bucket()).take()) {
      throw refusal(
          "more than "
              + perSecond
              + " calls a second that change something; wait a second, then call again");
    }
  }

  private static ToolRefusal refusal(String why) {
    return new ToolRefusal(ToolRefusal.RATE_LIMITED, List.of(why));
  }

  /** Fills with time, and each start takes one. */
  private final class Bucket {
    private double left = (double) perSecond * BURST_S;
    private long filledAt = nanoTime.getAsLong();

    synchronized boolean take() {
      long now = nanoTime.getAsLong();
      left = Math.min((double) perSecond * BURST_S, left + (now - filledAt) / NANOS * perSecond);
      filledAt = now;
      if (left < 1) {
        return false;
      }
      left--;
      return true;
    }
  }
}
