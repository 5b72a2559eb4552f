package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.Compilation;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.task.Trigger;
import org.robotmcpkit.tool.ToolRefusal;
import org.robotmcpkit.tool.ToolSpec;

/** Generated classes do what they say when they are called. */
class BehaviourTest {
  @Test
  void aCallStartsATaskWithItsEstimateAndTriggers() {
    Served sleeper = Served.good("org.robotmcpkit.sample.Sleeper");

    TaskInfo task =
        sleeper.call(
            "sleep_task",
            "{\"duration_s\": 2.5, \"triggers\": [{\"type\": \"eta_below\", \"seconds\": 1, \"why\": \"soon\"}]}");

    assertThat(task.state()).isEqualTo(TaskState.RUNNING);
    assertThat(task.estDurationS()).isEqualTo(2.5);
    Trigger trigger = sleeper.lastStarted().triggers().get(0);
    assertThat(trigger.fields()).containsEntry("why", "soon");
    assertThat(trigger.value()).hasToString("EtaBelow[seconds=1.0]");
  }

  @Test
  void theBodyIsTheUsersMethod() throws Exception {
    Served sleeper = Served.good("org.robotmcpkit.sample.Sleeper");

    assertThat(sleeper.run("sleep_task", "{\"duration_s\": 2}")).hasToString("Slept[sleptS=2.0]");
    assertThatThrownBy(() -> sleeper.run("sleep_task", "{\"duration_s\": 0, \"fail\": true}"))
        .hasMessage("The sleeper was asked to fail.");
  }

  @Test
  void everythingThatIsWrongIsRefusedInOneAnswer() {
    Served sleeper = Served.good("org.robotmcpkit.sample.Sleeper");

    assertThatThrownBy(
            () ->
                sleeper.call(
                    "sleep_task",
                    """
                    {"duration_s": 4000, "fail": "yes", "durationS": 1, "triggers": [{"type": "eta_below"}]}
                    """))
        .isInstanceOfSatisfying(ToolRefusal.class, refusal -> assertThat(refusal.problems()).hasSize(4))
        .hasMessageContaining("duration_s must be a number from 0 to 3600 (got 4000)")
        .hasMessageContaining("did you mean duration_s?")
        .hasMessageContaining("triggers[0].seconds is missing");
  }

  @Test
  void theTableOfContentsSaysWhatTheAnnotationsSay() {
    ToolSpec tool = Served.good("org.robotmcpkit.sample.Sleeper").tool("sleep_task");

    assertThat(tool.description()).isEqualTo("Start a fake long-running task that sleeps.");
    assertThat(tool.effect()).isEqualTo(Effect.REVERSIBLE);
    assertThat(tool.triggers()).singleElement().satisfies(trigger -> assertThat(trigger.type()).isEqualTo("eta_below"));
    assertThat(Served.good("names.Awkward").tools())
        .extracting(ToolSpec::name)
        .containsExactly(
            "wait", "yield", "tools", "hide", "hide_body", "hide_nothing", "to_string", "record", "awkward");
  }

  @Test
  void textsArriveAsTheyWereWritten() throws Exception {
    Served texts = Served.good("texts.Texts");
    String nasty = "a \"b\"\n\\ \u2028 ${x} $L */ %s \t 🤖 C:\\users \"\"\" and trailing   ";

    assertThat(texts.tool("nasty").description()).isEqualTo(nasty);
    assertThat(texts.tool("nasty").title()).isEqualTo("It's $1.50");
    Map<?, ?> properties = (Map<?, ?>) Served.map(texts.tool("nasty").inputSchema()).get("properties");
    assertThat((Map<?, ?>) properties.get("text"))
        .hasToString(
            "{type=[string, null], description=costs $1.50 */ C:\\users € \u2028 \"\"\", default=\t\"\\\0€🤖 }");
    assertThat(texts.tool("wordy").description()).startsWith("Describes itself").endsWith("lost behind it.");
  }

  @Test
  void defaultsAreTheValuesThatWereWritten() throws Exception {
    Served scalars = Served.good("types.Scalars");

    String nothing = "1.5-3.06.02E230.1-390071992547409937-128true'ésay \"hi\"\nPT1M30SSLOW4";
    assertThat(scalars.run("defaults", "{}")).isEqualTo(nothing);
    assertThat(scalars.run("defaults", "{\"d\": null, \"mode\": null}")).isEqualTo(nothing);
  }

  @Test
  void whatIsLeftOutIsEmptyOrNull() throws Exception {
    Served scalars = Served.good("types.Scalars");

    assertThat(scalars.run("optionals", "{\"text\": null, \"mode\": \"FAST\"}"))
        .isEqualTo("Optional.emptyOptional.emptyOptional[FAST]Optional.emptyOptional.empty");
    assertThat(scalars.run("nullables", "{\"i\": null, \"text\": \"null\"}")).isEqualTo("nullnullnullnull");
    String primitives =
        """
        {"d": 1, "f": 2.5, "i": 3, "l": 4, "s": 5, "b": 6, "z": true, "c": "x", "text": "t",
         "time": "PT1S", "mode": "SLOW"}
        """;
    assertThat(scalars.run("primitives", primitives))
        .isEqualTo("1.02.53456truextPT1SSLOW");
  }

  @Test
  void recordsAreBuiltAndTheirOwnChecksAreHeard() throws Exception {
    Served records = Served.good("types.Records");
    String box =
        """
        {"box": {"box": 1, "item": "a", "call": true}, "grips": [{"width_mm": 5}, {"width_mm": 6, "force": %s}]}
        """;

    assertThat((String) records.run("pack", String.format(box, "7"))).startsWith("Box[box=1, item=a, call=true]");
    assertThatThrownBy(() -> records.run("pack", String.format(box, "-7")))
        .isInstanceOf(ToolRefusal.class)
        .hasMessageContaining("grips[1]")
        .hasMessageContaining("force must not be negative");
  }

  @Test
  void voidToolsReturnNothing() throws Exception {
    Served estimates = Served.good("shapes.Estimates");

    assertThat(estimates.run("seconds", "{}")).isNull();
    assertThat(estimates.lastStarted().estDurationS()).isEqualTo(90.0);
    estimates.call("by_java_name", "{\"est\": \"PT0.25S\"}");
    assertThat(estimates.lastStarted().estDurationS()).isEqualTo(0.25);
    estimates.call("by_wire_name", "{}");
    assertThat(estimates.lastStarted().estDurationS()).isEqualTo(3.0);
    estimates.call("by_float", "{\"seconds\": 1.5}");
    assertThat(estimates.lastStarted().estDurationS()).isEqualTo(1.5);
  }

  @Test
  void timesAreComputedFromTheArguments() {
    Served computing = Served.good("shapes.Expressions");

    computing.call("drive", "{\"goal\": {\"distance_m\": 30}, \"speed_m_s\": 1.5}");
    assertThat(computing.lastStarted().estDurationS()).isEqualTo(25.0);
    computing.call("share", "{\"count\": 2147483647, \"parts\": 2}");
    assertThat(computing.lastStarted().estDurationS()).isEqualTo(2147483647 * 1.5);
    assertThat(computing.lastStarted().deadline()).isEqualTo(Duration.ofSeconds(4294967294L));
    computing.call("carry", "{\"per_item\": \"PT3S\", \"limit\": \"PT0.5S\", \"load\": 1, \"retries\": 2}");
    assertThat(computing.lastStarted().estDurationS()).isEqualTo(10 - 1 / 3.0);
    assertThat(computing.lastStarted().deadline()).isEqualTo(Duration.ofSeconds(1));
    computing.call("ask", "{\"expressions\": 2, \"goal\": {\"distance_m\": 30}}");
    assertThat(computing.lastStarted().estDurationS()).isEqualTo(15.0);
    assertThat(computing.lastStarted().deadline()).isEqualTo(Duration.ofMinutes(5));
    computing.call("ask", "{\"expressions\": 2, \"goal\": {\"distance_m\": 30, \"turns\": 10}}");
    assertThat(computing.lastStarted().estDurationS()).isNull();
  }

  @Test
  void whatSaysNothingIsLeftOut() {
    Served computing = Served.good("shapes.Expressions");

    for (String nothing :
        List.of(
            "{\"distance_m\": 0}, \"speed_m_s\": 0",
            "{\"distance_m\": 9}, \"speed_m_s\": -1",
            "{\"distance_m\": 9}, \"speed_m_s\": 0")) {
      computing.call("drive", "{\"goal\": " + nothing + "}");
      assertThat(computing.lastStarted().estDurationS()).as(nothing).isNull();
    }
    computing.call(
        "carry", "{\"per_item\": \"PT1S\", \"limit\": \"PT2562047788015215H\", \"load\": 1, \"retries\": 2}");
    assertThat(computing.lastStarted().estDurationS()).isEqualTo(10 - 1 / 3.0);
  }

  @Test
  void aTimeIsUnknownWhileAnythingInItIsLeftOut() {
    Served computing = Served.good("shapes.Expressions");
    String goal = "\"goal\": {\"distance_m\": 1, \"pause\": \"PT2S\"}";
    String other = "\"other\": {\"distance_m\": 3, \"load_kg\": 4}";

    computing.call("maybe", "{" + goal + ", " + other + ", \"count\": 5, \"limit\": \"PT1M\"}");
    assertThat(computing.lastStarted().estDurationS()).isEqualTo(2 + 3 * 4 / 2.0 + 5);
    assertThat(computing.lastStarted().deadline()).isEqualTo(Duration.ofMinutes(1));
    for (String less :
        List.of(
            goal + ", " + other,
            goal + ", \"count\": 5",
            goal + ", \"other\": {\"distance_m\": 3}, \"count\": 5",
            "\"goal\": {\"distance_m\": 1}, " + other + ", \"count\": 5")) {
      computing.call("maybe", "{" + less + "}");
      assertThat(computing.lastStarted().estDurationS()).as(less).isNull();
      assertThat(computing.lastStarted().deadline()).as(less).isNull();
    }
    computing.call("perhaps", "{}");
    assertThat(computing.lastStarted().estDurationS()).isNull();
    computing.call("perhaps", "{\"est\": \"PT3S\", \"deadline\": 4.5}");
    assertThat(computing.lastStarted().estDurationS()).isEqualTo(3.0);
    assertThat(computing.lastStarted().deadline()).isEqualTo(Duration.ofMillis(4500));
  }

  @Test
  void aBodySeesItsTriggersAsTheRecordsThatItDeclares() {
    Compilation seeing =
        Compiling.strictly(
            Sources.source(
                "Seeing.java",
                """
                import java.util.List;
                import org.robotmcpkit.annotation.*;
                import org.robotmcpkit.task.TaskContext;

                public class Seeing {
                  @TriggerType("eta_below")
                  record EtaBelow(double seconds) {}

                  @TriggerType("zone_entered")
                  record ZoneEntered(List<String> zones) {}

                  /** Says which triggers it has been given. */
                  @LongRunningTool(effect = Effect.READS, triggers = {EtaBelow.class, ZoneEntered.class})
                  public String see(TaskContext task) {
                    double seconds = 0;
                    for (EtaBelow eta : task.triggers(EtaBelow.class)) {
                      seconds += eta.seconds();
                    }
                    return seconds + " " + task.triggers(ZoneEntered.class) + " " + task.triggers().size();
                  }
                }
                """));

    Object result =
        Served.of("Seeing", seeing)
            .finish(
                "see",
                """
                {"triggers": [{"type": "eta_below", "seconds": 2.5}, {"type": "zone_entered", "zones": ["dock"]},
                 {"type": "eta_below", "seconds": 4, "repeat": true}, {"type": "newer", "zones": 1}]}
                """);

    assertThat(result).hasToString("{value=6.5 [ZoneEntered[zones=[dock]]] 4}");
  }

  @Test
  void noHolderIsRefused() {
    assertThatThrownBy(
            () -> {
              Class<?> tools = Served.good("NoPackage").loader().loadClass("NoPackageTools");
              tools.getConstructors()[0].newInstance((Object) null);
            })
        .cause()
        .isInstanceOf(NullPointerException.class)
        .hasMessage("noPackage");
  }
}
