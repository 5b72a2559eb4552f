package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.tool.ResourceContents;
import org.robotmcpkit.tool.ResourceSpec;
import org.robotmcpkit.tool.ToolRefusal;

/** What generated resources do when they are read. */
class ResourcesTest {
  private final Served house = Served.good("state.House");

  private ResourceSpec resource(String name) {
    return house.toolSet().resources().stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void textBytesAndJsonAreRead() throws Exception {
    assertThat(resource("notes").read(Map.of())).isEqualTo(ResourceContents.text("a note"));
    assertThat(resource("ground_floor").read(Map.of()))
        .isEqualTo(ResourceContents.bytes(new byte[] {1, 2}));
    assertThat(resource("battery").read(Map.of()).text()).isEqualTo("{\"percent\":87}");
    assertThat(Served.good("state.Wind").toolSet().resources().get(0).read(Map.of()).text())
        .isEqualTo("{\"value\":3}");
  }

  @Test
  void variablesArriveAsTheirTypes() throws Exception {
    Map<String, String> variables =
        Map.of("door_number", "7", "state", "OPEN", "day", "2026-03-01");

    assertThat(Served.map(resource("doors").read(variables).text()))
        .isEqualTo(Map.of("door", 7, "state", "OPEN", "day", "2026-03-01"));
  }

  @Test
  void wrongVariablesAreRefusedTogether() {
    assertThatExceptionOfType(ToolRefusal.class)
        .isThrownBy(
            () ->
                resource("doors").read(Map.of("door_number", "x", "state", "AJAR", "day", "today")))
        .satisfies(refusal -> assertThat(refusal.problems()).hasSize(3));
  }

  @Test
  void whatTheAnnotationSaysIsServed() {
    assertThat(resource("notes").uri("base")).hasToString("robos://base/notes");
    assertThat(resource("camera").uri("base")).hasToString("cam://house/{room}/now");
    assertThat(resource("ground_floor").scope()).isEqualTo("house:maps");
    assertThat(resource("notes").scope()).isEqualTo("robot:read");
    assertThat(resource("ground_floor").deadline()).isEqualTo(Duration.ofSeconds(2));
    assertThat(resource("notes").deadline()).isEqualTo(Duration.ofSeconds(10));
    assertThat(resource("notes").title()).isEqualTo("Notes");
    assertThat(resource("doors").mimeType()).isEqualTo("application/json");
  }

  @Test
  void aMethodCanBeAToolToo() throws Exception {
    assertThat(house.reply("battery", "{}").data()).contains(Map.of("percent", 87));
  }
}
