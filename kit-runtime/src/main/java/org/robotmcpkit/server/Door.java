package org.robotmcpkit.server;

import io.modelcontextprotocol.common.McpTransportContext;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.mcp.Callers;
import org.robotmcpkit.tool.Caller;

/**
 * Lets a request in, or refuses it by its headers alone, before a byte of its body is read: to whom
 * it was sent, by which page, by whom, and in which form. {@code docs/security.md} has the table.
 */
final class Door extends Handler.Wrapper {
  private static final String CALLER = Door.class.getName() + ".caller";
  private static final Set<String> METHODS = Set.of("GET", "POST", "DELETE");
  private static final Pattern JSON =
      Pattern.compile(
          "application/json *(; *charset *= *\"?utf-8\"? *)?", Pattern.CASE_INSENSITIVE);

  private final Hosts hosts;
  private final Origins origins;
  private final Bearer bearer;
  private final Health health;
  private final Optional<ApprovalDesk> approvals;

  Door(
      Hosts hosts,
      Origins origins,
      Bearer bearer,
      Health health,
      Optional<ApprovalDesk> approvals,
      Handler inside) {
    super(inside);
    this.hosts = hosts;
    this.origins = origins;
    this.bearer = bearer;
    this.health = health;
    this.approvals = approvals;
  }

  /** The caller of a request that has been let in, for the SDK. */
  static McpTransportContext contextOf(HttpServletRequest request) {
    Caller known = request.getAttribute(CALLER) instanceof Caller caller ? caller : Caller.nobody();
    return request.getAttribute(CalledOff.REQUEST) instanceof String name
        ? Callers.context(known, name)
        : Callers.context(known);
  }

  /** The caller of a request that has been let in. */
  static Caller callerOf(Request request) {
    return request.getAttribute(CALLER) instanceof Caller caller ? caller : Caller.nobody();
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (!hosts.allow(request)) {
      return refuse(
          HttpStatus.FORBIDDEN_403,
          "This server answers only to its own address in Host.",
          response,
          callback);
    }
    if (!origins.allow(request)) {
      return refuse(
          HttpStatus.FORBIDDEN_403,
          "This server does not answer web pages of that Origin.",
          response,
          callback);
    }
    origins.tell(request, response.getHeaders());
    if (origins.isPreflight(request)) {
      origins.tellPreflight(response.getHeaders());
      response.setStatus(HttpStatus.NO_CONTENT_204);
      callback.succeeded();
      return true;
    }
    return fromHere(request, response, callback);
  }

  private boolean fromHere(Request request, Response response, Callback callback) throws Exception {
    if (!METHODS.contains(request.getMethod())) {
      return new Reply(HttpStatus.METHOD_NOT_ALLOWED_405, "This server knows GET, POST and DELETE.")
          .with(HttpHeader.ALLOW, "GET, POST, DELETE")
          .send(response, callback);
    }
    if (health.isAsked(request) && !Bearer.isGiven(request)) {
      return health.answer(!bearer.isRequired(), response, callback);
    }
    if (approvals.isPresent() && approvals.get().isAsked(request)) {
      Reply odd = form(request);
      return odd != null
          ? odd.send(response, callback)
          : approvals.get().answer(request, response, callback);
    }
    Bearer.Sender sender = bearer.senderOf(request);
    if (sender instanceof Bearer.Refused refused) {
      return refused.reply().send(response, callback);
    }
    if (health.isAsked(request)) {
      return health.answer(true, response, callback);
    }
    Reply odd = form(request);
    if (odd != null) {
      return odd.send(response, callback);
    }
    request.setAttribute(CALLER, ((Bearer.Known) sender).caller());
    return super.handle(request, response, callback);
  }

  private @Nullable Reply form(Request request) {
    if (health.isEnding()) {
      return new Reply(HttpStatus.SERVICE_UNAVAILABLE_503, "The server is shutting down.");
    }
    if (request.getHeaders().contains(HttpHeader.CONTENT_ENCODING)) {
      return new Reply(
          HttpStatus.UNSUPPORTED_MEDIA_TYPE_415, "This server takes no Content-Encoding.");
    }
    List<String> types = request.getHeaders().getValuesList(HttpHeader.CONTENT_TYPE);
    if (request.getMethod().equals("POST")
        && !(types.size() == 1 && JSON.matcher(types.get(0)).matches())) {
      return new Reply(
          HttpStatus.UNSUPPORTED_MEDIA_TYPE_415,
          "This server takes Content-Type: application/json only.");
    }
    return null;
  }

  private static boolean refuse(int status, String sentence, Response response, Callback callback) {
    return new Reply(status, sentence).send(response, callback);
  }
}
