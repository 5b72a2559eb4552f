package org.robotmcpkit.server;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.robotmcpkit.tool.Caller;

/**
 * Who sends a request, by its {@code Authorization} header alone (RFC 6750 §2.1); a token in a URL
 * counts for nothing. Immutable.
 */
final class Bearer {
  private static final Pattern CREDENTIALS = Pattern.compile("(?i:Bearer) +([^ ]+)");

  private final Tokens tokens;

  Bearer(Tokens tokens) {
    this.tokens = tokens;
  }

  /** What a request says of its sender. */
  sealed interface Sender permits Known, Refused {}

  /** It is this caller. */
  record Known(Caller caller) implements Sender {}

  /** It is nobody who may come in. */
  record Refused(Reply reply) implements Sender {}

  /** Whether requests have to say who sends them. */
  boolean isRequired() {
    return !tokens.isEmpty();
  }

  /** Whether a request says who sends it, rightly or not. */
  static boolean isGiven(Request request) {
    return request.getHeaders().contains(HttpHeader.AUTHORIZATION);
  }

  /** The sender of a request. */
  Sender senderOf(Request request) {
    if (!isRequired()) {
      return new Known(Caller.anonymous());
    }
    List<String> given = request.getHeaders().getValuesList(HttpHeader.AUTHORIZATION);
    if (given.isEmpty()) {
      return refused(
          HttpStatus.UNAUTHORIZED_401,
          "",
          "This server needs a token: send Authorization: Bearer <token>.");
    }
    if (given.size() > 1) {
      return refused(
          HttpStatus.BAD_REQUEST_400,
          " error=\"invalid_request\"",
          "The request has more than one Authorization header.");
    }
    Matcher credentials = CREDENTIALS.matcher(given.get(0));
    Optional<Caller> caller =
        credentials.matches() ? tokens.callerOf(credentials.group(1)) : Optional.empty();
    return caller
        .<Sender>map(Known::new)
        .orElseGet(
            () ->
                refused(
                    HttpStatus.UNAUTHORIZED_401,
                    " error=\"invalid_token\"",
                    "The token is not one of this server's."));
  }

  private static Sender refused(int status, String error, String sentence) {
    return new Refused(
        new Reply(status, sentence).with(HttpHeader.WWW_AUTHENTICATE, "Bearer" + error));
  }
}
