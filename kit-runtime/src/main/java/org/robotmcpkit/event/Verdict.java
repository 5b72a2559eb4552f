package org.robotmcpkit.event;

/** What an outcome says, and about whom ({@code docs/contract.md} §2). */
enum Verdict {
  /** The endpoint has taken the event. */
  DELIVERED,
  /** The endpoint is down; so it is for every event. */
  ENDPOINT_DOWN,
  /** The endpoint is up, and does not want this event. */
  EVENT_REFUSED,
  /** Something broke on this side; nothing is known of the endpoint. */
  BROKEN_HERE;

  static Verdict of(Outcome outcome) {
    if (outcome instanceof Outcome.Answered answer) {
      return of(answer.status());
    }
    boolean here =
        outcome instanceof Outcome.Failed failed && failed.kind() == Outcome.Failure.INTERNAL;
    return here ? BROKEN_HERE : ENDPOINT_DOWN;
  }

  private static Verdict of(int status) {
    if (status >= 200 && status <= 299) {
      return DELIVERED;
    }
    return status == 408 || status == 429 || (status >= 500 && status <= 599)
        ? ENDPOINT_DOWN
        : EVENT_REFUSED;
  }
}
