package org.robotmcpkit.bench.drive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Answers are read whole, however they are cut, and a wrong one is never counted as good. */
class HttpConnectionTest {
  private static final String GOOD =
      "{\"jsonrpc\":\"2.0\",\"id\":100000001,\"result\":{\"content\":[{\"text\":\"task_id\"}]}}";

  @Test
  void aBodyOfAKnownLengthIsReadWhole() throws Exception {
    assertThat(answer("HTTP/1.1 200 OK\r\nContent-Length: " + GOOD.length() + "\r\n\r\n" + GOOD))
        .isEqualTo(GOOD);
  }

  @Test
  void chunksArePutTogetherAndTheSessionIsSeen() throws Exception {
    String chunked =
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nMCP-Session-ID: s1\r\n\r\n"
            + "5\r\n"
            + GOOD.substring(0, 5)
            + "\r\n"
            + Integer.toHexString(GOOD.length() - 5)
            + ";x=y\r\n"
            + GOOD.substring(5)
            + "\r\n0\r\nTrailer: t\r\n\r\n";

    assertThat(answer(chunked)).isEqualTo(GOOD);
  }

  @Test
  void aConnectionThatTheServerClosesIsUsedUp() throws Exception {
    try (ServerSocket server =
            serving("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}");
        HttpConnection connection = new HttpConnection(server.getLocalPort())) {
      assertThat(connection.isUsedUp()).isFalse();

      connection.exchange("GET".getBytes(StandardCharsets.US_ASCII));

      assertThat(connection.isUsedUp()).isTrue();
    }
  }

  @Test
  void anErrorOfTheToolIsAWrongAnswer() {
    String failed = GOOD.replace("{\"content", "{\"isError\":true,\"content");

    assertThatThrownBy(() -> checked(failed)).isInstanceOf(WrongAnswer.class);
  }

  @Test
  void anAnswerToAnotherCallIsAWrongAnswer() {
    assertThatThrownBy(() -> checked(GOOD.replace("100000001", "100000002")))
        .isInstanceOf(WrongAnswer.class)
        .hasMessageContaining("100000002");
  }

  @Test
  void theRightAnswerIsTaken() throws Exception {
    assertThat(checked(GOOD).status()).isEqualTo(200);
  }

  private static Reply checked(String body) throws Exception {
    Call call = new Call("POST / HTTP/1.1\r\n", "tools/call", "{}", "task_id", true);
    try (ServerSocket server = serving(head(body) + body);
        HttpConnection connection = new HttpConnection(server.getLocalPort())) {
      return call.send(connection);
    }
  }

  private static String head(String body) {
    return "HTTP/1.1 200 OK\r\nContent-Length: " + body.length() + "\r\n\r\n";
  }

  private static String answer(String bytes) throws Exception {
    try (ServerSocket server = serving(bytes);
        HttpConnection connection = new HttpConnection(server.getLocalPort())) {
      return connection.exchange("GET".getBytes(StandardCharsets.US_ASCII)).text();
    }
  }

  /** A server that sends bytes one by one to whoever has sent it something. */
  private static ServerSocket serving(String bytes) throws IOException {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Thread thread =
        new Thread(
            () -> {
              try (Socket socket = server.accept()) {
                socket.setTcpNoDelay(true);
                socket.getInputStream().read();
                OutputStream out = socket.getOutputStream();
                for (byte one : bytes.getBytes(StandardCharsets.US_ASCII)) {
                  out.write(one);
                }
                socket.getInputStream().readAllBytes();
              } catch (IOException closed) {
                // the test is over
              }
            });
    thread.setDaemon(true);
    thread.start();
    return server;
  }
}
