package org.robotmcpkit.verification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.event.ReceivedEvent;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.signing.EventSigner;
import tools.jackson.databind.JsonNode;

/** What the page for users of the Python kit says of the wire and of names is so. */
class MigratingTest {
  private static final String PAGE = "docs/migrating.md";
  private static final String SECRET = "navigation-secret-0123456789abcdef";
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (.*) \\| (.*) \\|$");
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
  private static final Pattern TYPE = Pattern.compile("\\b[A-Z][a-z]\\w+");
  private static final Pattern MEMBER = Pattern.compile("\\b([A-Z][a-z]\\w+)\\.(?!class)(\\w+)");
  private static final List<String> FOREIGN = List.of("Min", "EtaBelow");

  @Test
  void theReceiverTakesTheEventsOfThePythonKit() {
    List<ReceivedEvent> taken = new ArrayList<>();
    EventReceiver receiver = EventReceiver.builder().server("navigation", SECRET).build(taken::add);
    JsonNode events = Json.parse(json().get(0).text());

    for (JsonNode event : events) {
      byte[] body = event.toString().getBytes(UTF_8);
      long now = System.currentTimeMillis() / 1000;
      Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      headers.put("X-RVC-Server", "navigation");
      headers.put("X-RVC-Timestamp", String.valueOf(now));
      headers.put("X-RVC-Signature", "sha256=" + EventSigner.sign(SECRET, now, body));

      assertThat(receiver.receive(headers::get, body).status()).as("%s", event).isEqualTo(204);
    }

    assertThat(taken)
        .extracting(received -> received.event().type())
        .containsExactlyInAnyOrder(EventType.values());
    assertThat(taken).allMatch(received -> received.missing() == 0);
    assertThat(taken)
        .extracting(received -> received.event().eventId())
        .containsExactlyElementsOf(
            events.valueStream().map(event -> event.path("event_id").asString()).toList());
  }

  @Test
  void anAnswerOfThePythonKitIsATaskInfo() {
    TaskInfo task =
        org.robotmcpkit.model.Json.read(json().get(1).text().getBytes(UTF_8), TaskInfo.class);

    assertThat(task.state()).isEqualTo(TaskState.FAILED);
    assertThat(task.failure()).isNotNull();
    assertThat(task.failure().suggestions()).containsExactly("ask_reception", "retry_after_s:300");
    assertThat(task.createdAt()).hasToString("2026-06-12T14:03:58.123456Z");
  }

  private static List<CodeBlock> json() {
    return CodeBlock.of(PAGE).stream().filter(block -> block.language().equals("json")).toList();
  }

  static Stream<String> javaNames() throws IOException {
    String page = Files.readString(Checkout.file(PAGE));
    String table =
        page.substring(page.indexOf("## Name by name"), page.indexOf("## The same tool"));
    return ROW.matcher(table)
        .results()
        .skip(1)
        .map(row -> row.group(2))
        .flatMap(cell -> QUOTED.matcher(cell).results())
        .map(quoted -> quoted.group(1))
        .filter(quoted -> TYPE.matcher(quoted).find())
        .distinct();
  }

  @ParameterizedTest
  @MethodSource("javaNames")
  void eachJavaNameIsThere(String quoted) throws IOException {
    List<String> types = TYPE.matcher(quoted).results().map(MatchResult::group).toList();
    for (String type : types) {
      assertThat(FOREIGN.contains(type) || !source(type).isEmpty()).as("%s", type).isTrue();
    }
    for (MatchResult member : MEMBER.matcher(quoted).results().toList()) {
      assertThat(source(member.group(1)))
          .as("%s", member.group())
          .containsPattern(member(member.group(2)));
    }
  }

  /** A constant, or a method. */
  private static Pattern member(String name) {
    boolean constant = name.equals(name.toUpperCase(Locale.ROOT));
    return Pattern.compile("\\b" + name + (constant ? " =" : "\\("));
  }

  /** The source of a type of the kit; empty if there is none. */
  private static String source(String type) throws IOException {
    for (String module : List.of("kit-annotations", "kit-runtime")) {
      try (Stream<Path> files = Files.walk(Checkout.file(module + "/src/main/java"))) {
        for (Path file : files.filter(path -> path.endsWith(type + ".java")).toList()) {
          return Files.readString(file);
        }
      }
    }
    return "";
  }
}
