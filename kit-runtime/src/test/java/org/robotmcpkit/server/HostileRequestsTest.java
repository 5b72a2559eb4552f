package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Requests that no honest client sends: each is refused in JSON without a word about the inside, or
 * gets no answer at all, and the server serves the next client as if nothing had been.
 */
class HostileRequestsTest {
  private static final String HEAD =
      "Host: 127.0.0.1:PORT\r\nContent-Type: application/json\r\n"
          + "Accept: application/json, text/event-stream\r\nConnection: close\r\n";
  private static final String BODY = RawHttp.INITIALIZE;

  private static RunningServer server;
  private static RawHttp http;

  @BeforeAll
  static void open() {
    server =
        CapabilityServer.named("hostile")
            .tools(() -> List.of())
            .environment(Map.of("MCP_TRANSPORT", "streamable_http", "MCP_PORT", "0"))
            .start();
    http = new RawHttp(server);
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("requests")
  void isRefusedAndHarmsNobody(String name, String request, List<Integer> statuses)
      throws IOException {
    String answer = http.send(request);

    assertThat(RawHttp.statusOf(answer)).as(answer).isIn(statuses);
    assertThat(answer)
        .as("nothing of the inside")
        .doesNotContain("<html", "\tat ", "stackTrace", "Exception", "org.", "java.", "jakarta.")
        .hasSizeLessThan(1500);
    assertThat(RawHttp.statusOf(http.post(List.of(HEAD.split("\r\n")), BODY)))
        .as("the next client")
        .isEqualTo(200);
  }

  static Stream<Arguments> requests() {
    List<Arguments> all = new ArrayList<>();
    // bodies
    all.add(body("nothing", "", 400));
    all.add(body("blanks", "   \n", 400));
    all.add(body("null", "null", 400));
    all.add(body("a number", "1", 400));
    all.add(body("a text", "\"x\"", 400));
    all.add(body("true", "true", 400));
    all.add(body("rubbish", "rubbish", 400));
    all.add(body("HTML", "<html></html>", 400));
    all.add(body("a form", "a=b", 400));
    all.add(body("a byte order mark", "\u00ef\u00bb\u00bf" + BODY, 400));
    all.add(body("an open object", "{", 400));
    all.add(body("an open text", "{\"jsonrpc", 400));
    all.add(body("an empty object", "{}", 400));
    all.add(body("an empty batch", "[]", 400));
    all.add(body("a batch", "[" + BODY + "]", 400));
    all.add(body("two messages", BODY + BODY, 400, 200));
    all.add(body("a trailing bracket", BODY + "}", 400, 200));
    all.add(body("no method", "{\"jsonrpc\":\"2.0\",\"id\":1}", 400, 404));
    all.add(
        body("a method that is a number", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":1}", 400, 404));
    all.add(body("another version", BODY.replace("\"2.0\"", "\"1.0\""), 400, 404, 200));
    all.add(body("an id that is an object", BODY.replace("\"id\":1", "\"id\":{}"), 400, 200));
    all.add(body("a huge id", BODY.replace("\"id\":1", "\"id\":1e999999999"), 400, 200));
    all.add(
        body("a huge number", BODY.replace("\"id\":1", "\"id\":" + "9".repeat(5000)), 400, 200));
    all.add(body("a text that never ends in escapes", "{\"a\":\"" + "\\".repeat(99), 400));
    all.add(body("a lone surrogate", BODY.replace("raw", "\\ud800"), 200, 400));
    all.add(body("a zero byte", BODY.replace("raw", "\0"), 400, 200));
    all.add(body("broken UTF-8", BODY.replace("raw", "\u00ff\u00fe"), 400, 200));
    all.add(body("65 lists", "[".repeat(65), 400));
    all.add(body("65 objects", "{\"a\":".repeat(65), 400));
    all.add(body("100,000 lists", "[".repeat(100_000), 400));
    all.add(body("500,000 lists, closed", "[".repeat(500_000) + "]".repeat(500_000), 400));
    all.add(body("1 MiB and a byte", "{\"a\":\"" + "x".repeat((1 << 20) - 7) + "\"}", 413));
    all.add(body("1.5 MiB", " ".repeat(3 << 19), 413));
    all.add(body("no session", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}", 400));
    all.add(body("the same name twice", BODY.replace("\"id\":1", "\"id\":1,\"id\":2"), 200, 400));
    // lengths and framing
    all.add(raw("a length that is no number", HEAD + "Content-Length: x\r\n\r\n" + BODY, 400));
    all.add(raw("a negative length", HEAD + "Content-Length: -1\r\n\r\n" + BODY, 400));
    all.add(
        raw(
            "a length beyond numbers",
            HEAD + "Content-Length: 99999999999999999999\r\n\r\n" + BODY,
            400,
            413));
    all.add(raw("a length of a gigabyte", HEAD + "Content-Length: 1073741824\r\n\r\n{", 413));
    all.add(
        raw("two lengths", HEAD + "Content-Length: 5\r\nContent-Length: 6\r\n\r\n{\"a\":1}", 400));
    all.add(
        raw(
            "a length and chunks",
            HEAD + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            400));
    all.add(
        raw(
            "a coding that nobody knows",
            HEAD + "Transfer-Encoding: gzip\r\n\r\n0\r\n\r\n",
            400,
            501));
    all.add(
        raw("chunked twice", HEAD + "Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n", 400));
    all.add(
        raw(
            "a chunk of a wrong size",
            HEAD + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
            400,
            0));
    all.add(
        raw(
            "a chunk beyond numbers",
            HEAD + "Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}",
            400,
            413,
            0));
    all.add(
        raw("chunks of 1.5 MiB", HEAD + "Transfer-Encoding: chunked\r\n\r\n" + chunks(24), 413));
    all.add(raw("no length at all", HEAD + "\r\n", 400));
    // compressed
    all.add(
        raw("gzip", HEAD + "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n\u001f\u008b", 415));
    all.add(raw("deflate", HEAD + "Content-Encoding: deflate\r\nContent-Length: 2\r\n\r\n{}", 415));
    // heads
    all.add(head("a header of 17 KB", "X: " + "x".repeat(17_000), 431));
    all.add(head("2,000 headers", "X: xxxxxxxxxx\r\n".repeat(2000).strip(), 431));
    all.add(head("a cookie of 20 KB", "Cookie: a=" + "x".repeat(20_000), 431));
    all.add(head("a header without a name", ": x", 400));
    all.add(head("a header without a colon", "x", 400));
    all.add(head("a folded header", "X: a\r\n b", 400));
    all.add(head("a blank before the colon", "X : a", 400));
    all.add(head("a zero byte in a header", "X: a\0b", 400));
    all.add(head("a session of 8 KB", "Mcp-Session-Id: " + "x".repeat(8000), 404));
    all.add(head("a session of escapes", "Mcp-Session-Id: \u001b[31m%0d%0a", 400, 404));
    all.add(head("a session that is a path", "Mcp-Session-Id: ../../etc/passwd", 404));
    all.add(head("a session that is a query", "Mcp-Session-Id: ' OR 1=1 --", 404));
    all.add(
        head("an upgrade to HTTP/2", "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__", 200, 400));
    all.add(head("an upgrade to a socket", "Upgrade: websocket\r\nSec-WebSocket-Key: x", 200, 400));
    all.add(head("an expectation", "Expect: the-unexpected", 400, 417, 200));
    all.add(head("a range", "Range: bytes=0-0", 200, 400));
    // request lines
    all.add(line("no version", "POST /mcp", 400, 505));
    all.add(line("another version", "POST /mcp HTTP/9.9", 400, 505));
    all.add(line("HTTP/1.0 without a host", "GET /mcp HTTP/1.0", 403, 400));
    all.add(line("a proxy's request", "CONNECT evil.example:443 HTTP/1.1", 400, 403, 405));
    all.add(line("a star", "OPTIONS * HTTP/1.1", 400, 403, 405));
    all.add(line("a path of 17 KB", "GET /" + "x".repeat(17_000) + " HTTP/1.1", 414, 431));
    all.add(line("a method of 9 KB", "X".repeat(9000) + " / HTTP/1.1", 400, 405, 431, 501));
    all.add(line("a path out of the tree", "GET /../../etc/passwd HTTP/1.1", 400, 403, 404));
    all.add(line("the same, encoded", "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1", 400, 403, 404));
    all.add(line("an encoded zero", "GET /mcp%00 HTTP/1.1", 400, 403, 404));
    all.add(line("an encoded slash", "GET /%2fmcp HTTP/1.1", 400, 403, 404));
    all.add(line("an encoding that is none", "GET /%zz HTTP/1.1", 400, 403));
    all.add(line("rubbish", "\u0001\u0002\u0003", 400, 0));
    all.add(
        Arguments.of(
            "the hello of TLS",
            "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n",
            List.of(400, 0)));
    all.add(
        Arguments.of(
            "HTTP/2 with prior knowledge",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            List.of(400, 403, 405, 426, 505, 0)));
    return all.stream();
  }

  private static String chunks(int count) {
    return ("10000\r\n" + " ".repeat(0x10000) + "\r\n").repeat(count) + "0\r\n\r\n";
  }

  private static Arguments body(String name, String body, Integer... statuses) {
    return raw(name, HEAD + "Content-Length: " + body.length() + "\r\n\r\n" + body, statuses);
  }

  private static Arguments head(String name, String header, Integer... statuses) {
    return raw(
        name, HEAD + header + "\r\nContent-Length: " + BODY.length() + "\r\n\r\n" + BODY, statuses);
  }

  private static Arguments raw(String name, String rest, Integer... statuses) {
    return Arguments.of(name, "POST /mcp HTTP/1.1\r\n" + rest, List.of(statuses));
  }

  private static Arguments line(String name, String line, Integer... statuses) {
    String head = line.endsWith("1.0") ? "Connection: close\r\n" : HEAD;
    return Arguments.of(name, line + "\r\n" + head + "\r\n", List.of(statuses));
  }
}
