package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.tool.Content;
import org.robotmcpkit.tool.ToolRefusal;
import org.robotmcpkit.tool.ToolSpec;

/** What generated instant tools do when they are called. */
class InstantToolsTest {
  private final Served base = Served.good("instant.Base");

  private List<Content> content(String tool, String json) throws Exception {
    return base.reply(tool, json).content();
  }

  @Test
  void aRecordIsAnsweredAsData() throws Exception {
    assertThat(base.reply("battery_state", "{}").data())
        .contains(Map.of("percent", 87, "voltage_v", 24.5));
  }

  @Test
  void aTextIsAnsweredAsText() throws Exception {
    assertThat(content("say", "{\"text\": \"a\", \"times\": 2}"))
        .containsExactly(Content.text("aa"));
  }

  @Test
  void nothingIsAnsweredAsDone() throws Exception {
    assertThat(content("lamp_on", "{\"lamp\": \"LEFT\"}")).containsExactly(Content.text("done"));
    assertThat(content("rest", "{}")).containsExactly(Content.text("done"));
  }

  @Test
  void contentIsAnsweredAsItIs() throws Exception {
    assertThat(content("look", "{}"))
        .containsExactly(Content.text("A door."), new Content.Image("AQID", "image/png"));
    assertThat(content("snapshot", "{}")).containsExactly(new Content.Image("AQID", "image/png"));
  }

  @Test
  void aStageIsAnsweredWithWhatIsInIt() throws Exception {
    assertThat(base.reply("rooms", "{}").data())
        .contains(Map.of("value", List.of("kitchen", "hall")));
    assertThat(content("say_good_bye", "{}")).containsExactly(Content.text("Good bye."));
  }

  @Test
  void argumentsAreCheckedAsThoseOfLongRunningTools() {
    assertThatExceptionOfType(ToolRefusal.class)
        .isThrownBy(() -> base.reply("say", "{\"times\": 4, \"loud\": true}"))
        .satisfies(refusal -> assertThat(refusal.problems()).hasSize(3));
  }

  @Test
  void whatTheMethodThrowsComesOutAsItIs() {
    assertThatExceptionOfType(TaskException.class)
        .isThrownBy(() -> base.reply("lamp_on", "{\"lamp\": \"RIGHT\"}"))
        .satisfies(
            failure -> assertThat(failure.toFailure().suggestions()).containsExactly("use_left"));
  }

  @Test
  void onlyToolsThatStartTasksHaveTriggers() {
    Map<Boolean, List<String>> byTriggers =
        base.tools().stream()
            .collect(
                Collectors.partitioningBy(
                    tool -> tool.inputSchema().contains("What to be told about"),
                    Collectors.mapping(ToolSpec::name, Collectors.toList())));

    assertThat(byTriggers.get(true)).containsExactly("drive");
    assertThat(base.tools()).filteredOn(ToolSpec::isInstant).hasSize(9);
  }

  @Test
  void deadlinesAreThoseThatWereWritten() {
    assertThat(base.tool("say").deadline()).isEqualTo(Duration.ofSeconds(2));
    assertThat(base.tool("lamp_on").deadline()).isEqualTo(Duration.ofMillis(750));
    assertThat(base.tool("look").deadline()).isEqualTo(Duration.ofSeconds(10));
  }
}
