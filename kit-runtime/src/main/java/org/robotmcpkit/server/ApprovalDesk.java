package org.robotmcpkit.server;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.robotmcpkit.consent.Approval;
import org.robotmcpkit.consent.Approvals;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.model.UnreadableJsonException;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.Scopes;

/**
 * Where an operator agrees to calls over HTTP: {@code GET /approvals}, {@code POST /approvals/{id}}
 * ({@code docs/gates.md}). It takes a token that has the scope {@code robot:approve} itself, not by
 * {@code *}; and where no token has, a key that is made when the server starts. So who may call a
 * tool cannot agree to the call with the same token. Thread-safe.
 */
final class ApprovalDesk {
  static final String PATH = "/approvals";

  private static final String WITH_ID = PATH + "/";
  private static final int MOST_BYTES = 1024;
  private static final int KEY_BYTES = 16;

  /** A name that no token's principal can have. */
  private static final Caller OPERATOR = new Caller("operator with key", Set.of(Scopes.APPROVE));

  private final Approvals approvals;
  private final Bearer bearer;
  private final Optional<String> key;

  private ApprovalDesk(Approvals approvals, Tokens tokens, Optional<String> key) {
    this.approvals = approvals;
    this.bearer = new Bearer(key.map(made -> tokens.with(made, OPERATOR)).orElse(tokens));
    this.key = key;
  }

  /**
   * The desk of a server with these tokens; from now on its approvals have a way to an operator.
   */
  static ApprovalDesk open(Approvals approvals, Tokens tokens) {
    approvals.reachable();
    return new ApprovalDesk(
        approvals,
        tokens,
        tokens.isAnyFor(Scopes.APPROVE) ? Optional.empty() : Optional.of(newKey()));
  }

  private static String newKey() {
    byte[] bytes = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** The key that was made, because no token can be used; a secret. */
  Optional<String> key() {
    return key;
  }

  boolean isAsked(Request request) {
    String path = request.getHttpURI().getPath();
    return path.equals(PATH) || path.startsWith(WITH_ID);
  }

  /** Answers; true, so that a handler can return it. */
  boolean answer(Request request, Response response, Callback callback) {
    Bearer.Sender sender = bearer.senderOf(request);
    if (sender instanceof Bearer.Refused refused) {
      return refused.reply().send(response, callback);
    }
    Caller caller = ((Bearer.Known) sender).caller();
    if (!caller.scopes().contains(Scopes.APPROVE)) {
      return new Reply(
              HttpStatus.FORBIDDEN_403,
              "Agreeing to calls takes a token with the scope " + Scopes.APPROVE + ".")
          .send(response, callback);
    }
    boolean isList = request.getHttpURI().getPath().equals(PATH);
    String method = isList ? "GET" : "POST";
    if (!request.getMethod().equals(method)) {
      return new Reply(HttpStatus.METHOD_NOT_ALLOWED_405, "This takes " + method + ".")
          .with(HttpHeader.ALLOW, method)
          .send(response, callback);
    }
    return isList ? list().send(response, callback) : decide(request, caller, response, callback);
  }

  private Reply list() {
    List<Map<String, Object>> waiting =
        approvals.waiting().stream().map(ApprovalDesk::json).toList();
    return new Reply(
        HttpStatus.OK_200,
        Map.of("approvals", waiting),
        Map.of(HttpHeader.CACHE_CONTROL, "no-store"));
  }

  private static Map<String, Object> json(Approval approval) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("id", approval.id());
    json.put("tool", approval.tool());
    json.put("principal", approval.principal());
    json.put("message", approval.message());
    json.put("arguments", approval.arguments());
    json.put("asked_at", approval.askedAt());
    json.put("expires_at", approval.expiresAt());
    return json;
  }

  /**
   * The body is read as it comes, so that no thread is held; it is so short that nothing needs to
   * be counted.
   */
  private boolean decide(Request request, Caller caller, Response response, Callback callback) {
    if (request.getLength() < 0 || request.getLength() > MOST_BYTES) {
      return new Reply(
              HttpStatus.PAYLOAD_TOO_LARGE_413,
              "The body must have a Content-Length of at most " + MOST_BYTES + " bytes.")
          .send(response, callback);
    }
    Content.Source.asString(
        request,
        StandardCharsets.UTF_8,
        new Promise<>() {
          @Override
          public void succeeded(String body) {
            decision(request, caller, body).send(response, callback);
          }

          @Override
          public void failed(Throwable failure) {
            callback.failed(failure);
          }
        });
    return true;
  }

  private Reply decision(Request request, Caller caller, String body) {
    String id = request.getHttpURI().getPath().substring(WITH_ID.length());
    String decision = decisionIn(body);
    Approvals.Outcome outcome =
        switch (decision) {
          case "accept" -> approvals.accept(id, caller.principal());
          case "decline" -> approvals.decline(id, caller.principal());
          default -> null;
        };
    if (outcome == null) {
      return new Reply(
          HttpStatus.BAD_REQUEST_400,
          "The body must be {\"decision\":\"accept\"} or {\"decision\":\"decline\"}, not a decision of "
              + LogText.safe(decision)
              + ".");
    }
    return switch (outcome) {
      case DONE ->
          new Reply(
              HttpStatus.OK_200,
              Map.of("decision", decision),
              Map.of(HttpHeader.CACHE_CONTROL, "no-store"));
      case UNKNOWN ->
          new Reply(
              HttpStatus.NOT_FOUND_404,
              "No call of this id waits; it was answered, or has expired.");
      case OWN -> new Reply(HttpStatus.FORBIDDEN_403, "Who has made the call cannot agree to it.");
    };
  }

  private static String decisionIn(String body) {
    try {
      return String.valueOf(Json.readObject(body).get("decision"));
    } catch (UnreadableJsonException noObject) {
      return "null";
    }
  }
}
