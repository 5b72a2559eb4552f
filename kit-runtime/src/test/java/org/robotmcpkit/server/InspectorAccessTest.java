package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.server.inspector.Inspector;
import org.robotmcpkit.server.inspector.PageFiles;

/**
 * Who gets the inspector, and who does not. PORT stands for the server's port, ~ separates headers.
 */
class InspectorAccessTest {
  private static final String TOKEN = "looker-token-0123456789";
  private static final String HOST = "Host: 127.0.0.1:PORT";
  private static final Address LOOPBACK = Address.of("127.0.0.1");

  private static RunningServer off;
  private static RunningServer open;
  private static RunningServer locked;

  @BeforeAll
  static void open(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("tokens");
    Files.writeString(file, "looker robot:read " + TOKEN + "\n");
    if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
    off = server(Map.of()).start();
    open =
        server(Map.of("MCP_INSPECTOR", "true", "MCP_ALLOWED_HOSTS", "robot.lan"))
            .allowedOrigins("https://listed.example")
            .start();
    locked = server(Map.of("MCP_TOKEN_FILE", file.toString())).inspector(true).start();
  }

  private static CapabilityServer server(Map<String, String> more) {
    Map<String, String> environment = new HashMap<>(more);
    environment.putIfAbsent("MCP_TRANSPORT", "streamable_http");
    environment.put("MCP_PORT", "0");
    return CapabilityServer.named("robot").tools(() -> List.of()).environment(environment);
  }

  @AfterAll
  static void close() {
    off.close();
    open.close();
    locked.close();
  }

  private static String get(RunningServer server, String path, String headers) throws IOException {
    return new RawHttp(server).request("GET " + path, List.of(headers.split("~")), "");
  }

  // ---- switched off

  @ParameterizedTest
  @ValueSource(strings = {"/inspector", "/inspector/", "/inspector/app.js", "/inspector/stream"})
  void whereItIsOffThereIsNothing(String path) throws IOException {
    assertThat(RawHttp.statusOf(get(off, path, HOST))).isEqualTo(404);
    assertThat(off.inspector()).isEmpty();
    assertThat(off.banner()).doesNotContain("inspector");
  }

  @Test
  void theEnvironmentHasTheLastWord() {
    try (RunningServer server = server(Map.of("MCP_INSPECTOR", "false")).inspector(true).start()) {
      assertThat(server.inspector()).isEmpty();
    }
    assertThat(open.inspector())
        .hasValueSatisfying(
            page -> assertThat(page).matches("http://127\\.0\\.0\\.1:\\d+/inspector"));
    assertThat(open.banner()).endsWith("; inspector at " + open.inspector().orElseThrow());
  }

  @Test
  void otherMachinesNeverSeeIt() {
    Map<String, String> remote =
        Map.of(
            "MCP_HOST",
            "0.0.0.0",
            "MCP_ALLOW_REMOTE",
            "true",
            "MCP_TOKEN",
            "a-token-of-the-owner-1");

    assertThatThrownBy(() -> server(remote).inspector(true).start())
        .isInstanceOf(ConfigurationException.class)
        .hasMessage(
            "the inspector is switched on, and MCP_HOST is \"0.0.0.0\", which other machines can reach; set"
                + " MCP_INSPECTOR=false, or use a loopback address such as 127.0.0.1 and a tunnel.");
  }

  @Test
  void aSwitchIsTrueOrFalse() {
    assertThatThrownBy(() -> server(Map.of("MCP_INSPECTOR", "yes")).start())
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("MCP_INSPECTOR is \"yes\"; set it to true or false.");
  }

  @Test
  void overStdioThereIsNone() {
    Settings stdio = Settings.from(Map.of(), Settings.Access.local());

    assertThat(InspectorSwitch.isOn(true, Map.of(), stdio)).isFalse();
  }

  // ---- the page

  @ParameterizedTest
  @CsvSource({
    "/inspector, text/html; charset=utf-8",
    "/inspector/, text/html; charset=utf-8",
    "/inspector/app.js, text/javascript; charset=utf-8"
  })
  void itsFilesNeedNoTokenAndAreProtected(String path, String type) throws IOException {
    String answer = get(locked, path, HOST);

    assertThat(RawHttp.statusOf(answer)).isEqualTo(200);
    assertThat(DoorTest.headerOf(answer, "Content-Type")).isEqualTo(type);
    assertThat(DoorTest.headerOf(answer, "Content-Security-Policy"))
        .startsWith("default-src 'none'; script-src 'self'; style-src 'sha256-")
        .contains("'; connect-src 'self'; img-src 'self' data:;")
        .contains(
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'")
        .doesNotContain("unsafe");
    assertThat(DoorTest.headerOf(answer, "X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(DoorTest.headerOf(answer, "Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(DoorTest.headerOf(answer, "Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
    assertThat(DoorTest.headerOf(answer, "X-Frame-Options")).isEqualTo("DENY");
    assertThat(answer).doesNotContain("Access-Control-");
  }

  @Test
  void thePageHasItsStyleInItselfAndAllowsNoOther() throws Exception {
    String answer = get(open, "/inspector", HOST);
    String style = answer.substring(answer.indexOf("<style>") + 7, answer.indexOf("</style>"));
    byte[] digest =
        MessageDigest.getInstance("SHA-256").digest(style.getBytes(StandardCharsets.UTF_8));

    assertThat(style).contains(".live::before");
    assertThat(answer).doesNotContain("stylesheet");
    assertThat(DoorTest.headerOf(answer, "Content-Security-Policy"))
        .contains("style-src 'sha256-" + Base64.getEncoder().encodeToString(digest) + "';");
  }

  @Test
  void theWalkOfAServerBringsThePageAndAllItsFiles() {
    assertThat(InspectorWalk.through(LOOPBACK, new RawHttp(locked).port(), Inspector.files()))
        .as("bytes")
        .isGreaterThan(60_000);
    assertThat(Inspector.files()).startsWith("/inspector").hasSize(PageFiles.names().size() + 1);
  }

  @Test
  void aWalkToAServerThatHasGoneEndsQuietly() {
    RunningServer gone = server(Map.of()).inspector(true).start();
    gone.close();

    assertThat(InspectorWalk.through(LOOPBACK, new RawHttp(gone).port(), Inspector.files()))
        .isZero();
    assertThat(InspectorWalk.through(LOOPBACK, -2, Inspector.files())).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "GET /inspector/no.js, 404",
    "GET /inspector/../mcp, 404",
    "GET /inspector/%2e%2e/app.js, 404",
    "POST /inspector, 405",
    "DELETE /inspector/app.js, 405",
    "POST /inspector/stream, 405",
    "HEAD /inspector, 200"
  })
  void thereIsNothingElse(String request, int status) throws IOException {
    String answer =
        new RawHttp(open).request(request, List.of(HOST, "Content-Type: application/json"), "");

    assertThat(RawHttp.statusOf(answer)).isIn(status, status == 404 ? 400 : status);
  }

  @Test
  void allOfItIsSmall() throws IOException {
    long bytes = 0;
    for (String name : PageFiles.names()) {
      String answer = get(open, "/inspector/" + name, HOST);
      assertThat(RawHttp.statusOf(answer)).as(name).isEqualTo(200);
      bytes += answer.length();
    }
    assertThat(bytes).isBetween(10_000L, 120_000L);
  }

  // ---- other pages

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Host: 127.0.0.1:PORT                                                     | 200",
        "Host: LOCALHOST:PORT                                                     | 200",
        "Host: [::1]:PORT                                                         | 200",
        "Host: robot.lan:PORT                                                     | 403",
        "Host: evil.example:PORT                                                  | 403",
        "Host: 127.0.0.1                                                          | 403",
        "Host: 127.0.0.1:PORT~Origin: http://127.0.0.1:PORT                       | 200",
        "Host: 127.0.0.1:PORT~Origin: http://localhost:PORT                       | 200",
        "Host: 127.0.0.1:PORT~Origin: http://localhost:1                          | 403",
        "Host: 127.0.0.1:PORT~Origin: https://listed.example                      | 403",
        "Host: 127.0.0.1:PORT~Origin: http://evil.example                         | 403",
        "Host: 127.0.0.1:PORT~Origin: null                                        | 403",
        "Host: 127.0.0.1:PORT~Sec-Fetch-Site: same-origin                         | 200",
        "Host: 127.0.0.1:PORT~Sec-Fetch-Site: none                                | 200",
        "Host: 127.0.0.1:PORT~Sec-Fetch-Site: cross-site                          | 403",
        "Host: 127.0.0.1:PORT~Sec-Fetch-Site: same-site                           | 403",
        "Host: 127.0.0.1:PORT~Sec-Fetch-Site: cross-site~Sec-Fetch-Mode: no-cors  | 403",
      })
  void noOtherPageReadsIt(String headers, int status) throws IOException {
    for (String path : List.of("/inspector", "/inspector/app.js", "/inspector/stream")) {
      String answer =
          path.endsWith("stream") ? firstOf(open, path, headers) : get(open, path, headers);

      assertThat(RawHttp.statusOf(answer)).as(path).isEqualTo(status);
      assertThat(answer).doesNotContain("Access-Control-");
    }
  }

  @Test
  void aLinkMayLeadToThePageAndToNothingElse() throws IOException {
    String link = HOST + "~Sec-Fetch-Site: cross-site~Sec-Fetch-Mode: navigate";

    assertThat(RawHttp.statusOf(get(open, "/inspector", link))).isEqualTo(200);
    assertThat(RawHttp.statusOf(get(open, "/inspector/app.js", link))).isEqualTo(403);
    assertThat(RawHttp.statusOf(get(open, "/inspector/stream", link))).isEqualTo(403);
  }

  // ---- the stream

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "X: nothing                            | 401",
        "Authorization: Bearer wrong-token-01  | 401",
        "Cookie: Authorization=TOKEN           | 401",
        "Authorization: Bearer TOKEN           | 200",
      })
  void theStreamNeedsAToken(String header, int status) throws IOException {
    String answer =
        firstOf(locked, "/inspector/stream", HOST + "~" + header.replace("TOKEN", TOKEN));

    assertThat(RawHttp.statusOf(answer)).isEqualTo(status);
    assertThat(answer).doesNotContain(TOKEN);
    assertThat(RawHttp.statusOf(get(locked, "/inspector/stream?access_token=" + TOKEN, HOST)))
        .isEqualTo(401);
  }

  @Test
  void fewPagesLookOnAtOnceAndOneThatHasGoneMakesRoom() throws IOException {
    List<Socket> viewers = new ArrayList<>();
    try (RunningServer server = server(Map.of()).inspector(true).start()) {
      int port = new RawHttp(server).port();
      for (int number = 0; number < 4; number++) {
        Socket viewer = new Socket("127.0.0.1", port);
        viewers.add(viewer);
        assertThat(RawHttp.statusOf(ask(viewer, port))).isEqualTo(200);
      }
      String fifth = get(server, "/inspector/stream", HOST);
      assertThat(RawHttp.statusOf(fifth)).isEqualTo(429);
      assertThat(DoorTest.headerOf(fifth, "Retry-After")).isNotEmpty();

      viewers.remove(0).close();

      assertThat(RawHttp.statusOf(firstOf(server, "/inspector/stream", HOST))).isEqualTo(200);
    } finally {
      for (Socket viewer : viewers) {
        viewer.close();
      }
    }
  }

  private static String ask(Socket socket, int port) throws IOException {
    socket.setSoTimeout(20_000);
    socket
        .getOutputStream()
        .write(
            ("GET /inspector/stream HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n\r\n").getBytes());
    return read(socket);
  }

  private static String read(Socket socket) throws IOException {
    byte[] bytes = new byte[4096];
    int count = socket.getInputStream().read(bytes);
    return count < 0 ? "" : new String(bytes, 0, count);
  }

  /**
   * The beginning of an answer that does not end, as soon as those that have looked on before have
   * been missed.
   */
  private static String firstOf(RunningServer server, String path, String headers) {
    return await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> begin(server, path, headers), answer -> RawHttp.statusOf(answer) != 429);
  }

  private static String begin(RunningServer server, String path, String headers)
      throws IOException {
    int port = new RawHttp(server).port();
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(20_000);
      String text =
          "GET "
              + path
              + " HTTP/1.1\r\n"
              + headers.strip().replaceAll(" *~", "\r\n")
              + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(text.replace("PORT", String.valueOf(port)).getBytes());
      return read(socket);
    }
  }
}
