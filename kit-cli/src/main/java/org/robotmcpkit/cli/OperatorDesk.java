package org.robotmcpkit.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.UnreadableJsonException;

/**
 * The operator's desk of a server, {@code /approvals}: what waits for a human's yes, and the yes or
 * no.
 */
final class OperatorDesk {
  private static final Duration CONNECT = Duration.ofSeconds(5);
  private static final Duration ANSWER = Duration.ofSeconds(30);
  private static final int MOST_BYTES = 8 << 20;

  private final ServerAddress server;
  private final Optional<Token> token;
  private final HttpClient http =
      HttpClient.newBuilder()
          .connectTimeout(CONNECT)
          .followRedirects(HttpClient.Redirect.NEVER)
          .build();

  OperatorDesk(ServerAddress server, Optional<Token> token) {
    this.server = server;
    this.token = token;
  }

  private record Said(int status, Map<String, Object> body) {}

  /** What waits, the oldest first. */
  List<Map<String, Object>> waiting() {
    Said said = send(request("/approvals").GET().build());
    if (said.status() != 200) {
      throw refused(said);
    }
    return said.body().get("approvals") instanceof List<?> listed
        ? listed.stream()
            .filter(Map.class::isInstance)
            .map(one -> Json.readObject(Json.bytes(one)))
            .toList()
        : List.of();
  }

  /** Decides about one: {@code accept} or {@code decline}. */
  void decide(String id, String decision) {
    String page = "/approvals/" + URLEncoder.encode(id, StandardCharsets.UTF_8).replace("+", "%20");
    Said said =
        send(
            request(page)
                .header("Content-Type", "application/json")
                .POST(
                    HttpRequest.BodyPublishers.ofByteArray(
                        Json.bytes(Map.of("decision", decision))))
                .build());
    if (said.status() == 404) {
      throw CommandFailure.refused(
          "no approval "
              + Shown.line(id)
              + " waits at "
              + server
              + "; it was answered, or its time is over");
    }
    if (said.status() / 100 != 2) {
      throw refused(said);
    }
  }

  private HttpRequest.Builder request(String page) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.origin() + server.path(page)))
            .timeout(ANSWER)
            .header("Accept", "application/json");
    token.ifPresent(who -> request.header("Authorization", who.bearer()));
    return request;
  }

  private Said send(HttpRequest request) {
    try {
      HttpResponse<InputStream> response =
          http.send(request, HttpResponse.BodyHandlers.ofInputStream());
      try (InputStream body = response.body()) {
        return new Said(response.statusCode(), object(body.readNBytes(MOST_BYTES)));
      }
    } catch (IOException unreachable) {
      throw CommandFailure.unreachable("cannot reach " + server + "; does the server run?");
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw CommandFailure.unreachable("interrupted");
    }
  }

  private static Map<String, Object> object(byte[] body) {
    try {
      return Json.readObject(body);
    } catch (UnreadableJsonException noObject) {
      return Map.of();
    }
  }

  private static CommandFailure refused(Said said) {
    String why = said.body().get("error") instanceof String text ? ": " + Shown.line(text) : "";
    return switch (said.status()) {
      case 401 ->
          CommandFailure.refused(
              "refused: 401, an operator's token is needed: set "
                  + Token.VARIABLE
                  + " or --token-file to one with robot:approve, or"
                  + " to the operator key that the server prints when it starts");
      case 403 ->
          CommandFailure.refused(
              "refused: 403" + (why.isEmpty() ? ", this token may not decide about it" : why));
      case 404 -> CommandFailure.refused("the server has no approvals");
      default -> CommandFailure.refused("refused: " + said.status() + why);
    };
  }
}
