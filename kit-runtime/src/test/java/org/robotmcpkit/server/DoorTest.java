package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What gets past the door, said with raw bytes: the matrix of Host, Origin, Content-Type and
 * Authorization. PORT stands for the server's port, ~ separates headers, TOKEN is a token of the
 * server.
 */
class DoorTest {
  static final String TOKEN = "0123456789abcdef-owner";
  private static final String JSON = "Content-Type: application/json";
  private static final String ACCEPT = "Accept: application/json, text/event-stream";
  private static final String HOST = "Host: 127.0.0.1:PORT";

  private static RunningServer open;
  private static RunningServer locked;

  @BeforeAll
  static void open() {
    open = start(Map.of());
    locked = start(Map.of("MCP_TOKEN", TOKEN));
  }

  private static RunningServer start(Map<String, String> more) {
    Map<String, String> environment = new java.util.HashMap<>(more);
    environment.putAll(
        Map.of(
            "MCP_TRANSPORT",
            "streamable_http",
            "MCP_PORT",
            "0",
            "MCP_ALLOWED_HOSTS",
            "robot.lan, gate.lan:8080"));
    return CapabilityServer.named("door")
        .tools(() -> List.of())
        .allowedOrigins("https://inspector.example", "http://localhost:3000")
        .environment(environment)
        .start();
  }

  @AfterAll
  static void close() {
    open.close();
    locked.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Host: 127.0.0.1:PORT                             | 200",
        "Host: localhost:PORT                             | 200",
        "Host: LOCALHOST:PORT                             | 200",
        "Host: LocalHost:PORT                             | 200",
        "Host: [::1]:PORT                                 | 200",
        "Host: robot.lan:PORT                             | 200",
        "Host: ROBOT.lan:PORT                             | 200",
        "Host: gate.lan:8080                              | 200",
        "host:127.0.0.1:PORT                              | 200",
        "Host: gate.lan:PORT                              | 403",
        "Host: gate.lan                                   | 403",
        "Host: robot.lan                                  | 403",
        "Host: robot.lan:8080                             | 403",
        "Host: xrobot.lan:PORT                            | 403",
        "Host: robot.lan.evil.example:PORT                | 403",
        "Host: evil.example                               | 403",
        "Host: evil.example:PORT                          | 403",
        "Host: 127.0.0.1:1                                | 403",
        "Host: 127.0.0.1                                  | 403",
        "Host: localhost                                  | 403",
        "Host: [::1]                                      | 403",
        "Host: 127.0.0.1.evil.example:PORT                | 403",
        "Host: localhost.:PORT                            | 403",
        "Host: 127.0.0.1.:PORT                            | 403",
        "Host: 127.0.0.2:PORT                             | 403",
        "Host: 127.1:PORT                                 | 403",
        "Host: 0.0.0.0:PORT                               | 403",
        "Host: 2130706433:PORT                            | 403",
        "Host: 0x7f000001:PORT                            | 403",
        "Host: [::ffff:127.0.0.1]:PORT                    | 403",
        "Host: [0:0:0:0:0:0:0:1]:PORT                     | 403",
        "Host: user@127.0.0.1:PORT                        | 400 403",
        "Host: evil.example@127.0.0.1:PORT                | 400 403",
        "Host: 127.0.0.1:PORT,evil.example                | 400 403",
        "Host: 127.0.0.1:PORT evil.example                | 400 403",
        "Host: 127.0.0.1:0PORT                            | 400 403",
        "Host: 127.0.0.1:PORT/mcp                         | 400 403",
        "Host: http://127.0.0.1:PORT                      | 400 403",
        "Host:                                            | 400 403",
        "Host: 127.0.0.1:PORT~Host: 127.0.0.1:PORT        | 400",
        "Host: 127.0.0.1:PORT~Host: evil.example          | 400",
        "X-Forwarded-Host: 127.0.0.1:PORT                 | 400",
        "Host: evil.example~X-Forwarded-Host: 127.0.0.1:PORT | 403",
        "Host: evil.example~Forwarded: host=\"127.0.0.1:PORT\" | 403",
      })
  void aRequestNamesThisServerExactly(String headers, String statuses) throws IOException {
    assertAnswered(open, headers + "~" + JSON, statuses);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POST http://127.0.0.1:PORT/mcp                | 127.0.0.1:PORT | 200",
        "POST http://localhost:PORT/mcp                | localhost:PORT | 200",
        "POST http://evil.example/mcp                  | 127.0.0.1:PORT | 400 403",
        "POST http://evil.example:PORT/mcp             | 127.0.0.1:PORT | 400 403",
        "POST http://127.0.0.1:PORT/mcp                | evil.example   | 400 403",
        "POST http://evil.example:PORT/mcp             | evil.example:PORT | 403",
        "POST http://user@127.0.0.1:PORT/mcp           | 127.0.0.1:PORT | 400 403",
        "POST http://127.0.0.1:PORT@evil.example/mcp   | 127.0.0.1:PORT | 400 403",
        "POST //evil.example/mcp                       | 127.0.0.1:PORT | 400 403 404",
      })
  void anAbsoluteTargetNamesItToo(String request, String host, String statuses) throws IOException {
    RawHttp http = new RawHttp(open);
    String answer =
        http.request(
            request.replace("PORT", String.valueOf(http.port())),
            List.of("Host: " + host, JSON, ACCEPT),
            RawHttp.INITIALIZE);

    assertStatus(answer, statuses);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Origin: http://127.0.0.1:PORT                     | 200",
        "Origin: http://localhost:PORT                     | 200",
        "Origin: http://[::1]:PORT                         | 200",
        "Origin: https://inspector.example                 | 200",
        "Origin: http://localhost:3000                     | 200",
        "Origin: http://localhost:3001                     | 403",
        "Origin: http://inspector.example                  | 403",
        "Origin: https://inspector.example:444             | 403",
        "Origin: https://inspector.example.evil.example    | 403",
        "Origin: https://evil.inspector.example            | 403",
        "Origin: https://INSPECTOR.example                 | 403",
        "Origin: https://inspector.example/                | 403",
        "Origin: null                                      | 403",
        "Origin: *                                         | 403",
        "Origin:                                           | 403",
        "Origin: http://evil.example                       | 403",
        "Origin: https://127.0.0.1:PORT                    | 403",
        "Origin: http://127.0.0.1:1                        | 403",
        "Origin: http://127.0.0.1                          | 403",
        "Origin: file://                                   | 403",
        "Origin: http://127.0.0.1:PORT~Origin: x           | 403",
        "Origin: http://127.0.0.1:PORT http://evil.example | 403",
      })
  void aPageOfAnotherOriginGetsNothing(String headers, int status) throws IOException {
    assertAnswered(open, HOST + "~" + JSON + "~" + headers, String.valueOf(status));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Content-Type: application/json                          | 200",
        "Content-Type: application/json;charset=utf-8            | 200",
        "Content-Type: application/json; charset=UTF-8           | 200",
        "Content-Type: application/json ; charset=\"utf-8\"      | 200",
        "content-type:APPLICATION/JSON                           | 200",
        "Content-Type: application/json; charset=utf-16          | 415",
        "Content-Type: application/json; charset=iso-8859-1      | 415",
        "Content-Type: application/json; profile=x               | 415",
        "Content-Type: application/jsonx                         | 415",
        "Content-Type: application/json-rpc                      | 415",
        "Content-Type: text/json                                 | 415",
        "Content-Type: text/plain                                | 415",
        "Content-Type: text/plain; a=application/json            | 415",
        "Content-Type: application/x-www-form-urlencoded         | 415",
        "Content-Type: multipart/form-data; boundary=x           | 415",
        "Content-Type: */*                                       | 415",
        "Content-Type:                                           | 415",
        "X: no type at all                                       | 415",
        "Content-Type: application/json~Content-Type: text/plain | 400 415",
        "Content-Type: application/json~Content-Encoding: gzip   | 415",
        "Content-Type: application/json~Content-Encoding: identity | 415",
        "Content-Type: application/json~Content-Encoding:        | 415",
      })
  void aBodyIsPlainJson(String headers, String statuses) throws IOException {
    assertAnswered(open, HOST + "~" + headers, statuses);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Authorization: Bearer TOKEN                         | 200 | ''",
        "authorization:bearer TOKEN                          | 200 | ''",
        "Authorization: BEARER   TOKEN                       | 200 | ''",
        "X: nothing                                          | 401 | Bearer",
        "Authorization: Bearer                               | 401 | Bearer error=\"invalid_token\"",
        "Authorization:                                      | 401 | Bearer error=\"invalid_token\"",
        "Authorization: TOKEN                                | 401 | Bearer error=\"invalid_token\"",
        "Authorization: Basic TOKEN                          | 401 | Bearer error=\"invalid_token\"",
        "Authorization: Bearer TOKENx                        | 401 | Bearer error=\"invalid_token\"",
        "Authorization: Bearer xTOKEN                        | 401 | Bearer error=\"invalid_token\"",
        "Authorization: Bearer 0123456789abcdef              | 401 | Bearer error=\"invalid_token\"",
        "Authorization: Bearer 0123456789ABCDEF-OWNER        | 401 | Bearer error=\"invalid_token\"",
        "Authorization: Bearer TOKEN TOKEN                   | 401 | Bearer error=\"invalid_token\"",
        "Authorization: Bearer \"TOKEN\"                     | 401 | Bearer error=\"invalid_token\"",
        "Authorization: Bearer TOKEN,Bearer TOKEN            | 401 | Bearer error=\"invalid_token\"",
        "Authorization: Bearer anonymous                     | 401 | Bearer error=\"invalid_token\"",
        "Authorization: Bearer TOKEN~Authorization: Bearer TOKEN | 400 | Bearer error=\"invalid_request\"",
        "Cookie: Authorization=TOKEN                         | 401 | Bearer",
        "X-Authorization: Bearer TOKEN                       | 401 | Bearer",
        "Proxy-Authorization: Bearer TOKEN                   | 401 | Bearer",
      })
  void aTokenIsTheWholeOfOneHeader(String headers, int status, String challenge)
      throws IOException {
    String answer =
        assertAnswered(
            locked,
            HOST + "~" + JSON + "~" + headers.replace("TOKEN", TOKEN),
            String.valueOf(status));

    assertThat(headerOf(answer, "WWW-Authenticate")).isEqualTo(challenge);
    assertThat(answer).doesNotContain(TOKEN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/mcp?access_token=TOKEN",
        "/mcp?token=TOKEN",
        "/mcp?authorization=Bearer%20TOKEN",
        "/mcp;TOKEN",
        "/mcp"
      })
  void aTokenInTheUrlCountsForNothing(String path) throws IOException {
    for (String method : List.of("POST", "GET", "DELETE")) {
      String answer =
          new RawHttp(locked)
              .request(
                  method + " " + path.replace("TOKEN", TOKEN),
                  headers(HOST + "~" + JSON),
                  RawHttp.INITIALIZE);

      assertStatus(answer, "401");
    }
  }

  @Test
  void aTokenOfAnyLengthIsRefused() throws IOException {
    for (int length : List.of(513, 8000)) {
      assertAnswered(
          locked, HOST + "~" + JSON + "~Authorization: Bearer " + "x".repeat(length), "401");
    }
    assertAnswered(
        locked, HOST + "~" + JSON + "~Authorization: Bearer " + "x".repeat(17_000), "431");
    String huge =
        new RawHttp(locked)
            .post(headers(HOST + "~Authorization: Bearer " + "x".repeat(10 << 20)), "");
    assertThat(RawHttp.statusOf(huge)).isIn(0, 431); // nobody reads ten megabytes of it
  }

  @Test
  void withoutTokensNobodyNeedsOneAndASentOneChangesNothing() throws IOException {
    assertAnswered(open, HOST + "~" + JSON, "200");
    assertAnswered(open, HOST + "~" + JSON + "~Authorization: Bearer whatever", "200");
  }

  @Test
  void theHostIsLookedAtBeforeTheTokenAndTheTokenBeforeTheBody() throws IOException {
    assertAnswered(locked, "Host: evil.example~" + JSON + "~Authorization: Bearer " + TOKEN, "403");
    assertAnswered(
        locked,
        HOST + "~Origin: http://evil.example~" + JSON + "~Authorization: Bearer " + TOKEN,
        "403");
    assertAnswered(locked, HOST + "~Content-Type: text/plain", "401");
    String lie =
        "POST /mcp HTTP/1.1\r\n"
            + HOST
            + "\r\nConnection: close\r\nContent-Length: 999999999\r\n\r\n{";
    assertStatus(new RawHttp(locked).send(lie), "401");
  }

  // ---- pages of listed origins

  @Test
  void aPageOfAListedOriginMayAskAndRead() throws IOException {
    String ask =
        new RawHttp(locked)
            .request(
                "OPTIONS /mcp",
                headers(
                    HOST
                        + "~Origin: https://inspector.example~Access-Control-Request-Method: POST~"
                        + "Access-Control-Request-Headers: authorization,content-type"),
                "");
    assertStatus(ask, "204");
    assertThat(headerOf(ask, "Access-Control-Allow-Origin")).isEqualTo("https://inspector.example");
    assertThat(headerOf(ask, "Access-Control-Allow-Methods")).isEqualTo("GET, POST, DELETE");
    assertThat(headerOf(ask, "Access-Control-Allow-Headers"))
        .contains("Authorization", "Content-Type", "Mcp-Session-Id");
    assertThat(headerOf(ask, "Vary")).isEqualTo("Origin");
    assertThat(ask).doesNotContain("Allow-Credentials");

    String answer =
        assertAnswered(
            locked,
            HOST + "~" + JSON + "~Origin: https://inspector.example~Authorization: Bearer " + TOKEN,
            "200");
    assertThat(headerOf(answer, "Access-Control-Allow-Origin"))
        .isEqualTo("https://inspector.example");
    assertThat(headerOf(answer, "Access-Control-Expose-Headers")).contains("Mcp-Session-Id");
    String refused =
        assertAnswered(locked, HOST + "~" + JSON + "~Origin: https://inspector.example", "401");
    assertThat(headerOf(refused, "Access-Control-Allow-Origin"))
        .isEqualTo("https://inspector.example");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "OPTIONS | Origin: http://evil.example~Access-Control-Request-Method: POST | 403",
        "OPTIONS | Origin: null~Access-Control-Request-Method: POST                | 403",
        "OPTIONS | Origin: http://127.0.0.1:PORT~Access-Control-Request-Method: POST | 405",
        "OPTIONS | Origin: https://inspector.example                               | 405",
        "OPTIONS | Access-Control-Request-Method: POST                             | 405",
        "POST    | Origin: http://evil.example                                     | 403",
        "POST    | Origin: http://127.0.0.1:PORT                                   | 200",
        "POST    | X: none                                                         | 200",
      })
  void nobodyElseIsToldAnything(String method, String headers, int status) throws IOException {
    String answer =
        new RawHttp(open)
            .request(
                method + " /mcp", headers(HOST + "~" + JSON + "~" + headers), RawHttp.INITIALIZE);

    assertStatus(answer, String.valueOf(status));
    assertThat(answer).doesNotContain("Access-Control-Allow-Methods");
    if (!headers.contains("inspector")) {
      assertThat(answer).doesNotContain("Access-Control-");
    }
  }

  @ParameterizedTest
  @CsvSource({"PUT", "PATCH", "HEAD", "TRACE", "OPTIONS", "PROPFIND", "post"})
  void otherMethodsAreNotAllowed(String method) throws IOException {
    String answer =
        new RawHttp(open).request(method + " /mcp", headers(HOST + "~" + JSON), RawHttp.INITIALIZE);

    assertStatus(answer, "405");
    assertThat(headerOf(answer, "Allow")).isEqualTo("GET, POST, DELETE");
  }

  // ---- helpers

  private static String assertAnswered(RunningServer server, String headers, String statuses)
      throws IOException {
    String answer = new RawHttp(server).post(headers(headers), RawHttp.INITIALIZE);
    assertStatus(answer, statuses);
    return answer;
  }

  private static void assertStatus(String answer, String statuses) {
    assertThat(statuses.split(" ")).as(answer).contains(String.valueOf(RawHttp.statusOf(answer)));
    if (RawHttp.statusOf(answer) >= 400 && answer.contains("\r\n\r\n{")) {
      assertThat(answer).contains("{\"error\":");
    }
    assertThat(answer).doesNotContain("<html", "\tat ", "Exception");
  }

  private static List<String> headers(String lines) {
    List<String> headers =
        Arrays.stream(lines.split("~")).map(String::strip).collect(Collectors.toList());
    headers.add(ACCEPT);
    return headers;
  }

  /** A header of an answer; empty if it has none. */
  static String headerOf(String answer, String name) {
    return answer
        .lines()
        .takeWhile(line -> !line.isEmpty())
        .filter(
            line ->
                line.toLowerCase(java.util.Locale.ROOT)
                    .startsWith(name.toLowerCase(java.util.Locale.ROOT) + ": "))
        .map(line -> line.substring(name.length() + 2))
        .collect(Collectors.joining(", "));
  }
}
