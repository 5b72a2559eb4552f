package org.robotmcpkit.verification;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The bytes of an event's request, read from a bare socket as {@code nc -l} would. */
class EventRequestTest {
  private static final int PATIENCE_MS = 30_000;

  @Test
  void anEventIsAPlainHttp11PostWithoutUpgrade() throws IOException {
    try (ServerSocket endpoint = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      endpoint.setSoTimeout(PATIENCE_MS);
      Map<String, String> environment =
          Map.of(
              "RVC_CALLBACK_URL",
              "http://127.0.0.1:" + endpoint.getLocalPort() + "/api/agent/events?robot=7",
              "RVC_EVENT_SECRET",
              "a-secret-for-this-test");
      try (StdioClient client = StdioClient.connect(environment)) {
        String taskId = client.startSleeping(1);

        try (Socket connection = endpoint.accept()) {
          connection.setSoTimeout(PATIENCE_MS);
          List<String> head = head(connection.getInputStream());
          byte[] body =
              connection
                  .getInputStream()
                  .readNBytes(Integer.parseInt(header(head, "content-length")));
          connection.getOutputStream().write("HTTP/1.1 204 No Content\r\n\r\n".getBytes(US_ASCII));

          assertThat(head.get(0)).isEqualTo("POST /api/agent/events?robot=7 HTTP/1.1");
          assertThat(header(head, "host")).isEqualTo("127.0.0.1:" + endpoint.getLocalPort());
          assertThat(header(head, "content-type")).isEqualTo("application/json");
          assertThat(names(head))
              .contains("x-rvc-server", "x-rvc-timestamp", "x-rvc-signature")
              .doesNotContain("upgrade", "http2-settings", "expect", "transfer-encoding")
              .doesNotHaveDuplicates();
          assertThat(Json.parse(new String(body, UTF_8)).path("task_id").asString())
              .isEqualTo(taskId);
        }
      }
    }
  }

  /** The lines before the empty one. */
  private static List<String> head(InputStream stream) throws IOException {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    while (!read.toString(ISO_8859_1).endsWith("\r\n\r\n")) {
      int next = stream.read();
      assertThat(next).as("the connection ended after: " + read).isNotNegative();
      read.write(next);
    }
    return read.toString(ISO_8859_1).lines().filter(line -> !line.isEmpty()).toList();
  }

  private static List<String> names(List<String> head) {
    return head.stream()
        .skip(1)
        .map(line -> line.substring(0, line.indexOf(':')).toLowerCase(Locale.ROOT))
        .toList();
  }

  private static String header(List<String> head, String name) {
    int index = names(head).indexOf(name);
    assertThat(index).as(name + " in " + head).isNotNegative();
    String line = head.get(index + 1);
    return line.substring(line.indexOf(':') + 1).strip();
  }
}
