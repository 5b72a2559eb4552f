package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.Compilation;
import java.time.Duration;
import java.util.ArrayList;
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
  void inheritedToolsTakeWhatTheClassSaysThatTheyTake() throws Exception {
    Served arm = Served.good("inherit.Arm");

    assertThat(arm.tools())
        .extracting(ToolSpec::name)
        .containsExactly("grip", "rest", "move", "measure", "stop");
    assertThat(
            arm.run(
                "move",
                "{\"goal\": {\"x_m\": 1, \"y_m\": 2}, \"via\": [], \"named\": {}, \"time_s\": 4}"))
        .hasToString("Pose[xM=1.0, yM=2.0]");
    assertThat(arm.lastStarted().estDurationS()).isEqualTo(2.0);
    assertThat(arm.run("rest", "{}")).isEqualTo("rest joints");
    assertThat(arm.run("stop", "{\"reason\": \"wall\"}")).isEqualTo("wall");
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
        .isInstanceOfSatisfying(
            ToolRefusal.class, refusal -> assertThat(refusal.problems()).hasSize(4))
        .hasMessageContaining("duration_s must be a number from 0 to 3600 (got 4000)")
        .hasMessageContaining("did you mean duration_s?")
        .hasMessageContaining("triggers[0].seconds is missing");
  }

  @Test
  void constraintsHoldHoweverDeepTheyLie() {
    Served inside = Served.good("constraints.Inside");

    assertThatThrownBy(
            () ->
                inside.call(
                    "drive",
                    """
                    {"goal": {"name": " ", "pose": {"x_m": 51, "y_m": 50}, "via": [{"x_m": 1, "y_m": 50.5}]},
                     "speed": {"limit": 0.4}}
                    """))
        .isInstanceOfSatisfying(
            ToolRefusal.class,
            refusal ->
                assertThat(refusal.problems())
                    .containsExactly(
                        "goal.name must be a text that is not blank (got \" \")",
                        "goal.pose.x_m must be a number ≤ 50 (got 51)",
                        "goal.via[0].y_m must be a number ≤ 50 (got 50.5)",
                        "speed.limit must be a number ≥ 0.5 (got 0.4)",
                        "speed.percent is missing; give a whole number"));
    assertThatThrownBy(
            () ->
                inside.call(
                    "arguments",
                    """
                    {"counts": [1, 0], "labels": {"a": "too long"}, "rows": {"b": [1, 0.0]}}
                    """))
        .isInstanceOfSatisfying(
            ToolRefusal.class,
            refusal ->
                assertThat(refusal.problems())
                    .containsExactly(
                        "counts[1] must be a whole number ≥ 1 (got 0)",
                        "labels.a must be a text of at most 5 characters (got 8 characters: \"too long\")",
                        "rows.b[1] must be a number > 0 (got 0.0)"));
  }

  @Test
  void theTableOfContentsSaysWhatTheAnnotationsSay() {
    ToolSpec tool = Served.good("org.robotmcpkit.sample.Sleeper").tool("sleep_task");

    assertThat(tool.description()).isEqualTo("Start a fake long-running task that sleeps.");
    assertThat(tool.effect()).isEqualTo(Effect.REVERSIBLE);
    assertThat(tool.triggers())
        .singleElement()
        .satisfies(trigger -> assertThat(trigger.type()).isEqualTo("eta_below"));
    assertThat(Served.good("names.Awkward").tools())
        .extracting(ToolSpec::name)
        .containsExactly(
            "wait",
            "yield",
            "tools",
            "hide",
            "hide_body",
            "hide_nothing",
            "to_string",
            "record",
            "awkward");
  }

  @Test
  void textsArriveAsTheyWereWritten() throws Exception {
    Served texts = Served.good("texts.Texts");
    String nasty = "a \"b\"\n\\ \u2028 ${x} $L */ %s \t 🤖 C:\\users \"\"\" and trailing   ";

    assertThat(texts.tool("nasty").description()).isEqualTo(nasty);
    assertThat(texts.tool("nasty").title()).isEqualTo("It's $1.50");
    Map<?, ?> properties =
        (Map<?, ?>) Served.map(texts.tool("nasty").inputSchema()).get("properties");
    assertThat((Map<?, ?>) properties.get("text"))
        .hasToString(
            "{type=[string, null], description=costs $1.50 */ C:\\users € \u2028 \"\"\", default=\t\"\\\0€🤖 }");
    assertThat(texts.tool("wordy").description())
        .startsWith("Describes itself")
        .endsWith("lost behind it.");
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
    assertThat(scalars.run("nullables", "{\"i\": null, \"text\": \"null\"}"))
        .isEqualTo("nullnullnullnull");
    String primitives =
        """
        {"d": 1, "f": 2.5, "i": 3, "l": 4, "s": 5, "b": 6, "z": true, "c": "x", "text": "t",
         "time": "PT1S", "mode": "SLOW"}
        """;
    assertThat(scalars.run("primitives", primitives)).isEqualTo("1.02.53456truextPT1SSLOW");
  }

  @Test
  void recordsAreBuiltAndTheirOwnChecksAreHeard() throws Exception {
    Served records = Served.good("types.Records");
    String box =
        """
        {"box": {"box": 1, "item": "a", "call": true}, "grips": [{"width_mm": 5}, {"width_mm": 6, "force": %s}]}
        """;

    assertThat((String) records.run("pack", String.format(box, "7")))
        .startsWith("Box[box=1, item=a, call=true]");
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
    computing.call(
        "carry", "{\"per_item\": \"PT3S\", \"limit\": \"PT0.5S\", \"load\": 1, \"retries\": 2}");
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
        "carry",
        "{\"per_item\": \"PT1S\", \"limit\": \"PT2562047788015215H\", \"load\": 1, \"retries\": 2}");
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

  @Test
  void beansKeepWhatTheyHaveWhenAPropertyIsLeftOut() throws Exception {
    Served setters = Served.good("beans.Setters");

    assertThat(
            setters.run(
                "drive",
                "{\"pose\": {\"x_m\": 2.5, \"frame\": null}, \"via\": [{\"fast\": true}]}"))
        .isEqualTo("2.5 map false [] [0.0 map true []]");
    assertThat(
            Served.good("beans.Fields")
                .run("point", "{\"value\": {\"x\": 1, \"level\": 2}, \"built\": {\"a\": {}}}"))
        .isEqualTo("1.0 0.0 null Optional[2] 0 {a=0.0 0.0 null Optional.empty 0}");
    assertThat(
            Served.good("beans.Inherited")
                .run(
                    "note",
                    "{\"note\": {\"id\": 1, \"content\": \"c\", \"weight\": 3}, \"base\": {\"content\": 7}}"))
        .isEqualTo("1 c 3 0 7");
  }

  @Test
  void beansAreBuiltAsTheirAnnotationsSay() throws Exception {
    Served annotated = Served.good("beans.Annotated");

    assertThat(annotated.run("work", "{\"job\": {\"job_name\": \"a\"}}"))
        .isEqualTo("a 0 kept 3 still here always");
    assertThatThrownBy(
            () -> annotated.run("work", "{\"job\": {\"name\": \"a\", \"secret\": \"b\"}}"))
        .hasMessageContaining("job.job_name is missing; give a text")
        .hasMessageContaining("unknown member secret of job; it takes ")
        .hasMessageContaining("unknown member name of job");
    assertThat(
            Served.good("beans.Creators")
                .run(
                    "go",
                    "{\"speed\": {\"value\": 1}, \"angle\": {\"degrees\": 90, \"note\": \"n\"}}"))
        .isEqualTo("1.0 m/s 90.0 n");
  }

  @Test
  void kindsAreToldApartByTheirNames() throws Exception {
    Served shapes = Served.good("kinds.Shapes");
    String call =
        """
        {"shape": {"type": "rounded_rectangle", "width": 1, "height": 2}, "circle": {"radius": 3},
         "more": [{"type": "nothing"}, {"type": "%s", "radius": 4}]}
        """;

    assertThat(shapes.run("draw", String.format(call, "circle")))
        .isEqualTo(
            "RoundedRectangle[width=1.0, height=2.0, corner=Optional.empty]"
                + " [Nothing[], Circle[radius=4.0]] null Circle[radius=3.0]");
    assertThatThrownBy(() -> shapes.run("draw", String.format(call, "circles")))
        .hasMessage(
            "more[1].type must be one of circle, rounded_rectangle, nothing (got \"circles\"); did you mean circle?");
    assertThat(
            Served.good("kinds.Named")
                .run(
                    "draw",
                    """
                    {"shape": {"kind": "four-cornered", "side": 1, "type": "t"}, "sealed": {"@type": "Named$Two", "n": 2},
                     "simple": {"@class": "Third", "n": 3}}
                    """))
        .isEqualTo("Square[side=1.0, type=t] Two[n=2] Third[n=3]");
  }

  @Test
  void typesThatLeadBackToThemselvesAreReadAsDeepAsTheyAre() throws Exception {
    Served expressions = Served.good("trees.Expressions");
    String deep = "{\"type\": \"num\", \"value\": 1}";
    for (int level = 0; level < 60; level++) {
      deep = "{\"type\": \"neg\", \"of\": " + deep + "}";
    }

    String neg = "{\"of\": {\"type\": \"num\", \"value\": 1}}";
    assertThat(
            (String) expressions.run("compute", "{\"expr\": " + deep + ", \"neg\": " + neg + "}"))
        .startsWith("Neg[of=Neg[of=Neg[of=");
    assertThatThrownBy(
            () ->
                expressions.run(
                    "compute",
                    "{\"expr\": {\"type\": \"add\", \"left\": {\"type\": \"num\"}}, \"neg\": "
                        + neg
                        + "}"))
        .hasMessage(
            "expr.left.value is missing; give a number; expr.right is missing; give an object");
  }

  /** The parser of a call allows 500 levels; a request thread has a stack of 1 MiB. */
  @Test
  void theDeepestCallThatIsParsedFitsOnTheStack() throws Exception {
    Served expressions = Served.good("trees.Expressions");
    int levels = 490;
    String deep =
        "{\"type\": \"neg\", \"of\": ".repeat(levels)
            + "{\"type\": \"num\", \"value\": 1}"
            + "}".repeat(levels);
    List<Object> outcome = new ArrayList<>();
    Thread request =
        new Thread(
            null,
            () ->
                outcome.add(
                    expressions.call(
                        "compute",
                        "{\"expr\": "
                            + deep
                            + ", \"neg\": {\"of\": {\"type\": \"num\", \"value\": 1}}}")),
            "request",
            1 << 20);
    request.setUncaughtExceptionHandler((thread, failure) -> outcome.add(failure));

    request.start();
    request.join();

    assertThat(outcome).singleElement().isInstanceOf(TaskInfo.class);
  }

  @Test
  void typeArgumentsArePutIn() throws Exception {
    assertThat(
            Served.good("generics.Pages")
                .run(
                    "read",
                    """
                    {"poses": {"items": [{"x": 1, "y": 2}], "next": null, "number": 1},
                     "names": {"items": ["a"], "next": "b", "number": 2},
                     "pages": {"items": [{"items": [1], "number": 3}], "number": 4},
                     "again": {"items": [], "number": 5}}
                    """))
        .isEqualTo(
            "Page[items=[Pose[x=1.0, y=2.0]], next=Optional.empty, number=1] Page[items=[a], next=Optional[b], number=2]"
                + " Page[items=[Page[items=[1], next=Optional.empty, number=3]], next=Optional.empty, number=4]"
                + " Page[items=[], next=Optional.empty, number=5]");
    assertThatThrownBy(
            () ->
                Served.good("generics.Limited")
                    .run(
                        "limit",
                        "{\"whole\": {\"from\": -1, \"to\": 1.5}, \"real\": {\"from\": 1, \"to\": 2}}"))
        .hasMessage(
            "whole.from must be a whole number ≥ 0 (got -1); whole.to must be a whole number ≥ 0 (got 1.5)");
    assertThat(
            Served.good("generics.Limited")
                .run(
                    "limit",
                    "{\"whole\": {\"from\": 0, \"to\": 1}, \"real\": {\"from\": 1, \"to\": 2},"
                        + " \"open\": {\"from\": -1, \"to\": 1}}"))
        .isEqualTo("Range[from=0, to=1] Range[from=1.0, to=2.0] Optional[Range[from=-1, to=1]]");
  }

  @Test
  void constantsHaveTheirNamesOnTheWire() throws Exception {
    Served renamed = Served.good("enums.Renamed");

    assertThat(renamed.run("defaults", "{}")).isEqualTo("SLOW FAST");
    assertThatThrownBy(
            () ->
                renamed.run(
                    "take", "{\"mode\": \"FAST\", \"modes\": [], \"array\": [], \"set\": []}"))
        .hasMessage("mode must be one of quick & dirty, slow, OTHER (got \"FAST\")");
    assertThat(
            Served.good("containers.KeyedMaps")
                .run(
                    "take",
                    "{\"angles\": {\"ELBOW\": 1}, \"steps\": {\"y\": 2}, \"plan\": [{\"BASE\": \"x\"}]}"))
        .isEqualTo("{ELBOW=1.0} {NORTH=2} [{BASE=EAST}]");
  }

  @Test
  void whatCallersNeverGiveIsEmptyOrNull() throws Exception {
    Served ignored = Served.good("jackson.Ignored");

    assertThat(ignored.run("order", "{\"order\": {\"item\": \"a\", \"amount\": 2}}"))
        .isEqualTo(
            "Order[item=a, owner=null, number=Optional.empty, count=OptionalInt.empty, amount=2]");
    assertThatThrownBy(
            () ->
                ignored.run(
                    "order", "{\"order\": {\"item\": \"a\", \"amount\": 2, \"number\": 1}}"))
        .hasMessage("unknown member number of order; it takes item, amount");
  }

  @Test
  void everyViolationIsToldWithItsPath() {
    assertThatThrownBy(
            () ->
                Served.good("nested.Nested")
                    .run(
                        "draw",
                        """
                        {"drawing": {"name": 1, "lines": [{"from": {"x": 1, "y": 2}, "to": {"x": "1"}}], "marks": {"a": {"x": 1, "z": 2}}},
                         "more": [7]}
                        """))
        .isInstanceOfSatisfying(
            ToolRefusal.class,
            refusal ->
                assertThat(refusal.problems())
                    .containsExactly(
                        "drawing.name must be a text (got 1)",
                        "drawing.lines[0].to.x must be a number (got \"1\")",
                        "drawing.lines[0].to.y is missing; give a number",
                        "drawing.marks.a.y is missing; give a number",
                        "unknown member z of drawing.marks.a; did you mean x?",
                        "more[0] must be an object (got 7)"));
  }

  @Test
  void numbersWithoutBoxesMayBeLeftOut() throws Exception {
    assertThat(
            Served.good("numbers.Counts")
                .run("count", "{\"first\": 3, \"third\": 0.5, \"window\": {\"to\": 2}}"))
        .isEqualTo(
            "OptionalInt[3] OptionalLong.empty OptionalDouble[0.5]"
                + " Window[from=OptionalDouble.empty, to=OptionalDouble[2.0]]");
  }

  @Test
  void valuesOfAnyShapeArriveAsTheyAre() throws Exception {
    assertThat(
            Served.good("open.Anything")
                .run(
                    "take",
                    """
                    {"what": {"a": [1, null]}, "members": {"b": true}, "items": ["c"], "extra": {"key": "k", "value": 1.5}}
                    """))
        .isEqualTo("{a=[1, null]} null {b=true} [c] Extra[key=k, value=1.5, hint=Optional.empty]");
  }
}
