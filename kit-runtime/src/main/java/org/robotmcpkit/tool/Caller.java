package org.robotmcpkit.tool;

import java.util.Objects;
import java.util.Set;
import org.robotmcpkit.task.TaskRequest;

/**
 * Who calls a tool. Holds no secret, so that it can be logged. Immutable.
 *
 * @param principal the caller's name; its tasks are found by nobody else
 * @param scopes what it may do; {@link Scopes#ALL} is everything
 */
public record Caller(String principal, Set<String> scopes) {
  private static final Caller ANONYMOUS = new Caller(TaskRequest.ANONYMOUS, Set.of(Scopes.ALL));
  private static final Caller NOBODY = new Caller("nobody", Set.of());

  public Caller {
    Objects.requireNonNull(principal, "principal");
    scopes = Set.copyOf(scopes);
  }

  /** Whoever calls where nobody has to say who they are: one principal with all scopes. */
  public static Caller anonymous() {
    return ANONYMOUS;
  }

  /** Who calls where somebody should have been named and was not: may do nothing. */
  public static Caller nobody() {
    return NOBODY;
  }

  /** Whether it has that scope. */
  public boolean may(String scope) {
    return scopes.contains(Scopes.ALL) || scopes.contains(scope);
  }
}
