package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.BlobResourceContents;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceContents;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.ResourceSpec;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** What clients of both eras can read. */
class ResourcesTest {
  private final LocalTasks tasks =
      LocalTasks.builder("base", (event, settled) -> settled.run()).build();
  private final CountDownLatch never = new CountDownLatch(1);
  private final ToolSet state =
      new ToolSet() {
        @Override
        public List<ToolSpec> tools() {
          return List.of();
        }

        @Override
        public List<ResourceSpec> resources() {
          return List.of(
              ResourceSpec.of(
                      "notes",
                      "notes",
                      "What was noted.",
                      "text/plain",
                      variables -> text("a note"))
                  .title("Notes"),
              ResourceSpec.of(
                  "rooms/hall", "hall", "The hall.", "text/plain", variables -> text("the hall")),
              ResourceSpec.of(
                  "rooms/{room}",
                  "room",
                  "A room.",
                  "application/json",
                  variables -> {
                    String room = variables.string("room").required();
                    variables.refuseIfWrong();
                    return org.robotmcpkit.tool.ResourceContents.json(Map.of("room", room));
                  }),
              ResourceSpec.of(
                  "shelves/{shelf}/{is_open}",
                  "shelf",
                  "A shelf.",
                  "text/plain",
                  variables -> {
                    int shelf = variables.integer("shelf").min(1).required();
                    boolean isOpen = variables.bool("is_open").required();
                    variables.refuseIfWrong();
                    return text(shelf + (isOpen ? " open" : " shut"));
                  }),
              ResourceSpec.of(
                  "cam://base/picture",
                  "picture",
                  "A picture.",
                  "image/png",
                  variables ->
                      org.robotmcpkit.tool.ResourceContents.bytes(
                          "bytes".getBytes(StandardCharsets.US_ASCII))),
              ResourceSpec.of("secret", "secret", "A secret.", "text/plain", variables -> text("x"))
                  .scope("base:secrets"),
              ResourceSpec.of(
                  "dark",
                  "dark",
                  "Fails.",
                  "text/plain",
                  variables -> {
                    throw new TaskException("TOO_DARK", "It is too dark.").suggest("light_on");
                  }),
              ResourceSpec.of(
                  "broken",
                  "broken",
                  "Breaks.",
                  "text/plain",
                  variables -> {
                    throw new IllegalStateException("secret detail");
                  }),
              ResourceSpec.of(
                      "slow",
                      "slow",
                      "Takes its time.",
                      "text/plain",
                      variables -> {
                        never.await();
                        return text("late");
                      })
                  .deadline(Duration.ofMillis(100)));
        }
      };
  private final Menu menu = Menu.of("base", tasks, List.of(state));
  private final ServerInfo info = new ServerInfo("base", "1", null);
  private final McpServer modern = ModernTools.serve(info, menu);
  private final ClassicPair pair = new ClassicPair();
  private McpSyncClient classic;

  private static org.robotmcpkit.tool.ResourceContents text(String text) {
    return org.robotmcpkit.tool.ResourceContents.text(text);
  }

  @BeforeEach
  void connect() {
    ClassicTools.serve(pair, info, menu);
    classic = McpClient.sync((McpClientTransport) pair).build();
    classic.initialize();
  }

  @AfterEach
  void close() {
    classic.close();
    modern.closeGracefully();
    menu.close();
    tasks.close();
  }

  private String read(String uri) {
    ResourceContents contents =
        classic.readResource(ReadResourceRequest.builder(uri).build()).contents().get(0);
    List<?> ofModern =
        (List<?>)
            result(ModernPair.ask(modern, "resources/read", Map.of("uri", uri))).get("contents");
    String text =
        contents instanceof TextResourceContents plain
            ? plain.text()
            : ((BlobResourceContents) contents).blob();
    Map<?, ?> same = (Map<?, ?>) ofModern.get(0);
    assertThat(same.get("uri")).isEqualTo(contents.uri()).isEqualTo(uri);
    assertThat(same.get("mimeType")).isEqualTo(contents.mimeType());
    assertThat(same.get(contents instanceof TextResourceContents ? "text" : "blob"))
        .isEqualTo(text);
    return text;
  }

  private static Map<?, ?> result(Map<String, Object> answer) {
    return (Map<?, ?>) answer.get("result");
  }

  private Map<?, ?> modernError(String uri) {
    return (Map<?, ?>) ModernPair.ask(modern, "resources/read", Map.of("uri", uri)).get("error");
  }

  private void assertFails(String uri, int code, String message) {
    assertThat(modernError(uri).get("code")).isEqualTo(code);
    assertThat(modernError(uri).get("message")).isEqualTo(message);
    assertThatThrownBy(() -> read(uri))
        .isInstanceOfSatisfying(
            McpError.class, error -> assertThat(error.getJsonRpcError().code()).isEqualTo(code));
  }

  @Test
  void resourcesAndTemplatesAreListedWithTheUrisOfTheServer() {
    assertThat(classic.listResources().resources())
        .extracting(Resource::uri)
        .containsExactlyInAnyOrder(
            "robos://base/notes",
            "robos://base/rooms/hall",
            "cam://base/picture",
            "robos://base/secret",
            "robos://base/dark",
            "robos://base/broken",
            "robos://base/slow");
    assertThat(classic.listResourceTemplates().resourceTemplates())
        .extracting(ResourceTemplate::uriTemplate)
        .containsExactlyInAnyOrder(
            "robos://base/rooms/{room}", "robos://base/shelves/{shelf}/{is_open}");
    Map<?, ?> first =
        (Map<?, ?>)
            ((List<?>) result(ModernPair.ask(modern, "resources/list", Map.of())).get("resources"))
                .get(0);
    assertThat(first)
        .isEqualTo(
            Map.of(
                "uri",
                "robos://base/notes",
                "name",
                "notes",
                "title",
                "Notes",
                "description",
                "What was noted.",
                "mimeType",
                "text/plain"));
  }

  @Test
  void textBytesAndJsonAreReadInBothEras() {
    assertThat(read("robos://base/notes")).isEqualTo("a note");
    assertThat(read("cam://base/picture")).isEqualTo("Ynl0ZXM=");
    assertThat(read("robos://base/rooms/kitchen")).isEqualTo("{\"room\":\"kitchen\"}");
  }

  @Test
  void variablesAreDecodedAndCheckedAsTheirTypes() {
    assertThat(read("robos://base/rooms/living%20room%C3%A9"))
        .isEqualTo("{\"room\":\"living roomé\"}");
    assertThat(read("robos://base/rooms/42")).isEqualTo("{\"room\":\"42\"}");
    assertThat(read("robos://base/shelves/7/true")).isEqualTo("7 open");
    assertFails(
        "robos://base/shelves/0/yes",
        -32602,
        "shelf was not read: shelf must be a whole number ≥ 1 (got 0); is_open must be true or false (got \"yes\")");
  }

  @Test
  void aResourceOfItsOwnComesBeforeATemplate() {
    assertThat(read("robos://base/rooms/hall")).isEqualTo("the hall");
  }

  @Test
  void whatIsNotThereHasTheErrorOfItsRevision() {
    for (String uri :
        List.of(
            "robos://base/nothing",
            "robos://other/notes",
            "robos://base/rooms/a/b",
            "robos://base/rooms/")) {
      assertThat(modernError(uri).get("code")).isEqualTo(-32602);
      assertThat(modernError(uri).get("data")).isEqualTo(Map.of("uri", uri));
      assertThatThrownBy(() -> read(uri))
          .isInstanceOfSatisfying(
              McpError.class,
              error -> assertThat(error.getJsonRpcError().code()).isEqualTo(-32002));
    }
  }

  @Test
  void aCallerWithoutTheScopeFindsNothing() {
    Caller reader = new Caller("reader", Set.of("robot:read"));

    assertThat(menu.resources().plainFor(reader))
        .extracting(BoundResource::name)
        .doesNotContain("secret")
        .contains("notes");
    assertThat(menu.resources().find("robos://base/secret", reader)).isEmpty();
    assertThat(menu.resources().templatesFor(new Caller("actor", Set.of("robot:act")))).isEmpty();
    assertThat(read("robos://base/secret")).isEqualTo("x");
  }

  @Test
  void aFailureOfTheMethodIsAnErrorThatSaysWhatHelps() {
    assertFails("robos://base/dark", -31000, "It is too dark.");
    assertThat(modernError("robos://base/dark").get("data"))
        .isEqualTo(
            Map.of(
                "error",
                "TOO_DARK",
                "message",
                "It is too dark.",
                "recoverable",
                true,
                "suggestions",
                List.of("light_on")));
  }

  @Test
  void anythingElseThatTheMethodThrowsStaysInTheLog() {
    assertThat(modernError("robos://base/broken").get("code")).isEqualTo(-32603);
    assertThat(Json.text(modernError("robos://base/broken"))).doesNotContain("secret");
    assertThatThrownBy(() -> read("robos://base/broken")).hasMessageNotContaining("secret");
  }

  @Test
  void whatIsNotReadInTimeIsGivenUp() {
    assertFails("robos://base/slow", -31000, "slow did not end within 0.1 s. It has stopped.");
  }

  @Test
  void theStateOfTheRobotIsNotToBeKeptButTheListIs() {
    assertThat(
            result(ModernPair.ask(modern, "resources/read", Map.of("uri", "robos://base/notes")))
                .get("ttlMs"))
        .isEqualTo(0);
    assertThat(result(ModernPair.ask(modern, "resources/list", Map.of())).get("ttlMs"))
        .isEqualTo(60_000);
  }

  @Test
  void resourcesAreACapabilityOnlyWhereThereAreSome() {
    McpServer without = ModernTools.serve(info, Menu.of(tasks, List.of()));

    assertThat(capabilities(modern)).isEqualTo(Map.of("subscribe", false, "listChanged", false));
    assertThat(capabilities(without)).isNull();
    assertThat(classic.getServerCapabilities().resources()).isNotNull();
  }

  private static Object capabilities(McpServer server) {
    return ((Map<?, ?>)
            result(ModernPair.ask(server, "server/discover", Map.of())).get("capabilities"))
        .get("resources");
  }

  @Test
  void twoResourcesOfOneUriAndPathsThatAreNoneStopTheServer() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Menu.of("base", tasks, List.of(state, state)))
        .withMessage(
            "two resources are robos://base/notes; give one of them another path in its annotation");
    for (String path : List.of("", "/map", "map/", "a b", "a{", "{a}{a}", "ä", "a//b")) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () -> ResourceSpec.of(path, "map", "A map.", "text/plain", variables -> text("")));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ResourceSpec.of("map", "map", "A map.", "text", variables -> text("")))
        .withMessageContaining("such as image/png");
  }
}
