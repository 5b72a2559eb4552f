package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.StreamSupport;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Lombok may stand before the processor or behind it. */
class LombokTest {
  private static final JavaFileObject HOLDER =
      Sources.source(
          "lomboked/Mover.java",
          """
          package lomboked;

          import lombok.Builder;
          import lombok.RequiredArgsConstructor;
          import lombok.Value;
          import lombok.With;
          import org.robotmcpkit.annotation.Effect;
          import org.robotmcpkit.annotation.LongRunningTool;

          @RequiredArgsConstructor
          @SuppressWarnings("kit:description")
          public class Mover {
            private final int unit = 2;

            @With
            @Builder
            record Pose(int xM, String frame) {}

            @Value
            static class Seen {
              double distanceM;
              boolean isNear;
            }

            /** Looks. */
            @LongRunningTool(effect = Effect.READS)
            public Seen look() {
              return new Seen(2, true);
            }

            /** Moves there, one metre further than it is told. */
            @LongRunningTool(effect = Effect.REVERSIBLE, est = "pose.x_m / 0.5 + 1s")
            public String move(Pose pose) {
              return Pose.builder().xM(unit).frame("map").build() + " " + pose.withXM(pose.xM() + 1);
            }
          }
          """);

  @Test
  void toolsAreTheSameBeforeAndBehindLombok() throws Exception {
    Compilation before = compile(new KitProcessor(), lombok());
    Compilation behind = compile(lombok(), new KitProcessor());

    assertThat(Compiling.generated(before))
        .isEqualTo(Compiling.generated(behind))
        .containsKey("lomboked/MoverTools.java");
    for (Compilation compilation : List.of(before, behind)) {
      Served mover = Served.of("lomboked.Mover", compilation);
      assertThat(mover.run("move", "{\"pose\": {\"x_m\": 3, \"frame\": \"base\"}}"))
          .hasToString("Pose[xM=2, frame=map] Pose[xM=4, frame=base]");
      assertThat(mover.tool("look").resultSchema()).contains("distance_m", "near");
      assertThat(mover.finish("look", "{}")).isEqualTo(Map.of("distance_m", 2.0, "near", true));
      assertThat(mover.lastStarted().estDurationS()).isEqualTo(7.0);
    }
  }

  private static Compilation compile(Processor... processors) {
    Compilation compilation = Compiler.javac().withProcessors(processors).compile(HOLDER);
    assertThat(compilation.errors()).isEmpty();
    return compilation;
  }

  private static Processor lombok() {
    return StreamSupport.stream(ServiceLoader.load(Processor.class).spliterator(), false)
        .filter(
            processor ->
                processor.getClass().getName().startsWith("lombok.launch.AnnotationProcessor"))
        .findFirst()
        .orElseThrow();
  }
}
