package org.robotmcpkit.server;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.mcp.WaitingCalls;

/**
 * Names the calls of sessions, and tells when a client has given one up, which the SDK leaves
 * unread. Thread-safe.
 */
final class CalledOff extends Handler.Wrapper {
  /** The attribute with the name of a request. */
  static final String REQUEST = CalledOff.class.getName() + ".request";

  private static final String NOTIFICATION = "notifications/cancelled";

  private final WaitingCalls waiting;

  CalledOff(WaitingCalls waiting, Handler inside) {
    super(inside);
    this.waiting = waiting;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    Incoming.Message message = Bodies.messageOf(request);
    if (message != null) {
      if (NOTIFICATION.equals(message.method()) && message.params().get("requestId") != null) {
        waiting.giveUp(WaitingCalls.request(sessionOf(request), message.params().get("requestId")));
      } else if ("tools/call".equals(message.method()) && message.id() != null) {
        request.setAttribute(REQUEST, WaitingCalls.request(sessionOf(request), message.id()));
      }
    }
    return super.handle(request, response, callback);
  }

  /** Of Streamable HTTP by its header, of SSE by its URL; empty where there are no sessions. */
  private static String sessionOf(Request request) {
    String id = request.getHeaders().get(Sessions.HEADER);
    if (id != null) {
      return id;
    }
    Fields.Field parameter = Request.extractQueryParameters(request).get(StreamOwners.PARAMETER);
    return parameter == null ? "" : parameter.getValue();
  }
}
