package org.robotmcpkit.consent;

/**
 * A human beside the robot, as the program that runs the server reaches him: a button, a lamp, a
 * screen of its own.
 *
 * <pre>{@code
 * CapabilityServer.named("arm").operator((approval, desk) -> panel.show(approval.message(),
 *     yes -> desk.accept(approval.id(), "panel"), no -> desk.decline(approval.id(), "panel")));
 * }</pre>
 */
@FunctionalInterface
public interface Operator {
  /**
   * Tells of a call that waits from now on. Called on a thread of its own, one call after the
   * other; what it throws goes to the log, and the call goes on waiting.
   *
   * @param approval what waits
   * @param desk where it is answered, now or later, on any thread
   */
  void asked(Approval approval, Approvals desk);
}
