package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ToolHints;
import org.robotmcpkit.tool.ToolSpec;

/** Beside each class lies a file that says what a model can do with it. */
class MenuFileTest {
  private static final boolean IS_UPDATE = Boolean.getBoolean("kit.golden.update");
  private static final String FOLDER = "META-INF/robot-mcp-kit/";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org/robotmcpkit/sample/Sleeper.java",
        "shapes/Limits.java",
        "access/Gripper.java",
        "gates/Stops.java"
      })
  void theMenuIsTheExpectedOne(Path good) throws IOException {
    Map<String, String> menus =
        Compiling.resources(Compiling.strictly(Sources.source("good", good)));

    assertThat(menus).hasSize(1);
    for (Map.Entry<String, String> menu : menus.entrySet()) {
      Path expected = Sources.locate("expected", Path.of(menu.getKey()));
      if (IS_UPDATE) {
        Files.createDirectories(expected.getParent());
        Files.writeString(expected, menu.getValue());
      }
      assertThat(menu.getValue()).isEqualTo(Files.readString(expected));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "texts.Texts",
        "shapes.Limits",
        "shapes.Modes",
        "access.Gripper",
        "asks.Lifter",
        "types.Scalars",
        "NoPackage",
        "gates.Arm",
        "gates.Stops"
      })
  void theMenuSaysWhatTheServerSays(String holder) {
    Compilation compilation =
        Compiling.strictly(Sources.source("good", Path.of(holder.replace('.', '/') + ".java")));
    Map<String, Object> menu =
        Served.map(Compiling.resources(compilation).get(FOLDER + holder + ".tools.json"));

    List<Map<String, Object>> served = new ArrayList<>();
    for (ToolSpec tool : Served.of(holder, compilation).tools()) {
      served.add(
          Map.of(
              "name", tool.name(),
              "title", String.valueOf(tool.title()),
              "description", tool.description(),
              "effect", tool.effect().name(),
              "hints", hints(tool),
              "tasks", tool.tasks().name(),
              "exclusive", tool.exclusive(),
              "onBusy", tool.onBusy().name(),
              "asks", tool.asks(),
              "inputSchema", Served.map(tool.inputSchema())));
    }
    assertThat(menu).containsEntry("class", holder);
    assertThat(
            ((List<?>) menu.get("tools")).stream().map(Map.class::cast).map(MenuFileTest::guards))
        .containsExactlyElementsOf(
            Served.of(holder, compilation).tools().stream().map(MenuFileTest::guards).toList());
    assertThat(
            ((List<?>) menu.get("tools"))
                .stream().map(Map.class::cast).map(MenuFileTest::comparable))
        .containsExactlyElementsOf(served);
  }

  private static List<Object> guards(ToolSpec tool) {
    GateSpec gate = tool.gate();
    return List.of(
        gate == null ? "" : gate.says(),
        gate == null ? List.of() : gate.ways(tool.effect()).stream().map(Enum::name).toList(),
        tool.isStop());
  }

  private static List<Object> guards(Map<?, ?> entry) {
    Map<?, ?> gate =
        entry.get("gate") instanceof Map<?, ?> said ? said : Map.of("says", "", "by", List.of());
    return List.of(gate.get("says"), gate.get("by"), entry.containsKey("stop"));
  }

  private static Map<String, Object> hints(ToolSpec tool) {
    ToolHints hints = tool.hints();
    return Map.of(
        "readOnly", hints.readOnly(),
        "destructive", hints.destructive(),
        "idempotent", hints.idempotent(),
        "openWorld", hints.openWorld());
  }

  private static Map<String, Object> comparable(Map<?, ?> entry) {
    return Map.of(
        "name", entry.get("name"),
        "title", String.valueOf(entry.get("title")),
        "description", entry.get("description"),
        "effect", entry.get("effect"),
        "hints", entry.get("hints"),
        "tasks", entry.containsKey("tasks") ? entry.get("tasks") : "OFF",
        "exclusive", Set.copyOf((List<?>) entry.get("exclusive")),
        "onBusy", entry.containsKey("onBusy") ? entry.get("onBusy") : "REFUSE",
        "asks", entry.containsKey("asks"),
        "inputSchema", entry.get("inputSchema"));
  }

  @Test
  void nestedClassesHaveTheirBinaryNames() {
    assertThat(
            Compiling.resources(
                Compiling.strictly(Sources.source("good", Path.of("names/URL.java")))))
        .containsOnlyKeys(FOLDER + "names.URL.tools.json", FOLDER + "names.URL$Default.tools.json");
  }

  /** As in an editor, which runs processors again and again over what they have written. */
  @Test
  void aMenuThatIsThereAlreadyStays() {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new Early(), new KitProcessor())
            .compile(Sources.source("good", Path.of("org/robotmcpkit/sample/Sleeper.java")));

    assertThat(compilation.diagnostics()).isEmpty();
    assertThat(Compiling.resources(compilation)).containsEntry(FOLDER + Early.NAME, "earlier");
  }

  /** Writes the menu before the processor does. */
  private static final class Early extends AbstractProcessor {
    static final String NAME = "org.robotmcpkit.sample.Sleeper.tools.json";

    private boolean isDone;

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!isDone) {
        isDone = true;
        try (var out =
            processingEnv
                .getFiler()
                .createResource(StandardLocation.CLASS_OUTPUT, "", FOLDER + NAME)
                .openWriter()) {
          out.write("earlier");
        } catch (IOException failed) {
          throw new AssertionError(failed);
        }
      }
      return false;
    }
  }
}
