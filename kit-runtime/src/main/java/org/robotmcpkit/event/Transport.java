package org.robotmcpkit.event;

import java.time.Duration;

/**
 * Takes one signed request to the endpoint.
 *
 * <p>Implementations are thread-safe; a poster calls them from several sender threads. They follow
 * no redirects and repeat nothing by themselves ({@code docs/contract.md} §2).
 */
@FunctionalInterface
public interface Transport extends AutoCloseable {
  /**
   * Sends the request and waits for the status line of the answer.
   *
   * <p>Whatever is thrown counts as a failed attempt.
   *
   * @param timeout how long all of it may take
   */
  Outcome post(SignedRequest request, Duration timeout);

  /** Gives up what is in flight and frees what is held. */
  @Override
  default void close() {}
}
