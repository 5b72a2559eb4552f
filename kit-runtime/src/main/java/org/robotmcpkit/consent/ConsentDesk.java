package org.robotmcpkit.consent;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Objects;

/**
 * What a server has for consent that does not come with the call itself.
 *
 * @param codes the codes that refusals have given
 * @param approvals what waits for an operator
 */
public record ConsentDesk(ConfirmCodes codes, Approvals approvals) {
  public ConsentDesk {
    Objects.requireNonNull(codes, "codes");
    Objects.requireNonNull(approvals, "approvals");
  }

  /**
   * The desk of a real server, on which nothing lies yet; no operator can be reached until somebody
   * says so.
   */
  public static ConsentDesk ofServer() {
    SecureRandom random = new SecureRandom();
    return new ConsentDesk(
        new ConfirmCodes(System::nanoTime, random),
        new Approvals(Clock.systemUTC(), System::nanoTime, random));
  }
}
