package org.robotmcpkit.mcp;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.JsonDigest;

/**
 * Calls of the older revisions that wait for a human. A client that gives one up ({@code
 * notifications/cancelled}, MCP specification, utilities, cancellation) is told nothing more of it;
 * so a yes that comes later must start nothing. The SDK leaves such notifications unread.
 * Thread-safe.
 */
public final class WaitingCalls {
  /** As many as may wait at one time, which is few. */
  private final Set<Waiting> all = ConcurrentHashMap.newKeySet();

  /** One call while it waits. */
  final class Waiting implements AutoCloseable {
    private final @Nullable String request;
    private final String tool;
    private final Map<String, Object> arguments;
    private volatile boolean isGivenUp;

    private Waiting(@Nullable String request, String tool, Map<String, Object> arguments) {
      this.request = request;
      this.tool = tool;
      this.arguments = arguments;
    }

    boolean isGivenUp() {
      return isGivenUp;
    }

    /** It waits no more. */
    @Override
    public void close() {
      all.remove(this);
    }
  }

  /**
   * A call begins to wait.
   *
   * @param request what {@link #request} has named its request; null where the transport does not
   *     say
   */
  Waiting begin(@Nullable String request, String tool, Map<String, Object> arguments) {
    Waiting waiting = new Waiting(request, tool, arguments);
    all.add(waiting);
    return waiting;
  }

  /** Names a request among all: by its session and its id. */
  public static String request(String session, Object id) {
    return session + " " + Json.text(id);
  }

  /** The client has given up the call of that request. */
  public void giveUp(String request) {
    giveUp(call -> request.equals(call.request));
  }

  /**
   * The one client of the process has given up a call like that; where requests have no names, all
   * that are alike.
   */
  public void giveUp(String tool, @Nullable Object arguments) {
    String digest = JsonDigest.of(Objects.requireNonNullElse(arguments, Map.of()));
    giveUp(
        call ->
            call.request == null
                && call.tool.equals(tool)
                && JsonDigest.of(call.arguments).equals(digest));
  }

  private void giveUp(Predicate<Waiting> which) {
    all.stream().filter(which).forEach(call -> call.isGivenUp = true);
  }
}
