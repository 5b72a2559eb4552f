package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Types that other processors make, or finish, are waited for. */
class RoundsTest {
  private static final JavaFileObject HOLDER =
      Sources.source(
          "rounds/Granter.java",
          """
          package rounds;

          import java.util.List;
          import org.robotmcpkit.annotation.Effect;
          import org.robotmcpkit.annotation.LongRunningTool;

          @SuppressWarnings("kit:description")
          public class Granter {
            private Unrelated unrelated;

            /** Grants one wish, and more. */
            @LongRunningTool(effect = Effect.READS, triggers = Granted.class)
            public Outcome grant(Wish wish, List<? extends Wish> more, Wish[] most) {
              return null;
            }
          }
          """);

  private static final List<Made> MADE =
      List.of(
          new Made("rounds.Wish", "package rounds; public record Wish(String text) {}"),
          new Made("rounds.Outcome", "package rounds; public record Outcome() {}"),
          new Made("rounds.Unrelated", "package rounds; public class Unrelated {}"),
          new Made(
              "rounds.Granted",
              "package rounds; @org.robotmcpkit.annotation.TriggerType(\"granted\") public record Granted(int n) {}"));

  @Test
  void typesThatAnotherProcessorMakesAreWaitedFor() {
    List<Processor> weFirst = List.of(new KitProcessor(), new Maker(MADE));
    List<Processor> weLast = List.of(new Maker(MADE), new KitProcessor());
    for (List<Processor> order : List.of(weFirst, weLast)) {
      Compilation compilation = Compiler.javac().withProcessors(order).compile(HOLDER);

      assertThat(compilation.diagnostics()).isEmpty();
      assertThat(Compiling.generated(compilation).get("rounds/GranterTools.java"))
          .contains("List<Wish> more = ", "GranterTools::wish", "TriggerSpec<Granted>");
    }
  }

  @Test
  void typesThatAreMadeRoundByRoundAreWaitedForToo() {
    Compilation compilation =
        Compiler.javac().withProcessors(new KitProcessor(), new OneARound(MADE)).compile(HOLDER);

    assertThat(compilation.diagnostics()).isEmpty();
    assertThat(Compiling.generated(compilation)).containsKey("rounds/GranterTools.java");
  }

  @Test
  void anUnresolvedTypeElsewhereDoesNotKeepToolsFromBeingWritten() {
    List<Made> withoutUnrelated =
        MADE.stream().filter(made -> !made.name().endsWith("Unrelated")).toList();

    Compilation compilation =
        Compiler.javac()
            .withProcessors(new KitProcessor(), new Maker(withoutUnrelated))
            .compile(HOLDER);

    assertThat(compilation.errors()).singleElement().asString().contains("class Unrelated");
  }

  @Test
  void whatLombokMayChangeIsReadInTheNextRound() {
    List<JavaFileObject> sources = lombok();
    Maker other = new Maker(List.of(new Made("rounds.Other", "package rounds; class Other {}")));

    Compilation compilation =
        Compiler.javac().withProcessors(new KitProcessor(), other).compile(sources);

    assertThat(compilation.diagnostics()).isEmpty();
    assertThat(Compiling.generated(compilation)).containsKey("rounds/MoverTools.java");
  }

  @Test
  void ifNoRoundFollowsItIsReadInTheLastOne() {
    Compilation compilation = Compiler.javac().withProcessors(new KitProcessor()).compile(lombok());

    assertThat(compilation.errors()).isEmpty();
    assertThat(Compiling.generated(compilation)).containsKey("rounds/MoverTools.java");
  }

  @Test
  void whatAGateEstimatesIsWaitedForToo() {
    JavaFileObject holder =
        Sources.source(
            "rounds/Payer.java",
            """
            package rounds;

            import org.robotmcpkit.annotation.*;

            public class Payer {
              /** Pays for one wish, and no more. */
              @Tool(effect = Effect.COSTS)
              @Gate(says = "It costs {estimate.text}.", estimate = "#price")
              public void pay() {}

              Wish price() {
                return new Wish("a lot");
              }
            }
            """);

    Compilation compilation =
        Compiler.javac().withProcessors(new KitProcessor(), new Maker(MADE)).compile(holder);

    assertThat(compilation.errors()).isEmpty();
    assertThat(Compiling.generated(compilation).get("rounds/PayerTools.java"))
        .contains(".estimate(payer.price())");
  }

  @Test
  void whatIsMissingInsideATypeIsWaitedForToo() {
    JavaFileObject holder =
        Sources.source(
            "rounds/Keeper.java",
            """
            package rounds;

            import java.util.List;
            import org.robotmcpkit.annotation.Effect;
            import org.robotmcpkit.annotation.LongRunningTool;

            @SuppressWarnings("kit:description")
            public class Keeper {
              record Outer(Inner inner) {}

              record Inner(List<Wish> wishes) {}

              sealed interface Kind permits One {}

              record One(Outcome outcome) implements Kind {}

              public static class Bean extends Base {
                public Inner inner;
              }

              public static class Base {
                public void setWish(Wish wish) {}
              }

              /** Keeps. */
              @LongRunningTool(effect = Effect.READS)
              public void keep(Outer outer, Kind kind, Bean bean) {}
            }
            """);

    Compilation compilation =
        Compiler.javac().withProcessors(new KitProcessor(), new OneARound(MADE)).compile(holder);

    assertThat(compilation.diagnostics()).isEmpty();
    assertThat(Compiling.generated(compilation).get("rounds/KeeperTools.java"))
        .contains("KeeperTools::wish", "KeeperTools::outcome", "wish.ifPresent(built::setWish)");
  }

  @Test
  void settersThatLombokMayAddAreReadInTheNextRound() {
    JavaFileObject holder =
        Sources.source(
            "rounds/Beans.java",
            """
            package rounds;

            import org.robotmcpkit.annotation.Effect;
            import org.robotmcpkit.annotation.LongRunningTool;

            public class Beans {
              @lombok.With
              public static class Pose {
                public double x;
              }

              record Goal(Pose pose) {}

              /** Moves. */
              @LongRunningTool(effect = Effect.REVERSIBLE)
              public void move(Goal goal) {}
            }
            """);
    Seeing seeing = new Seeing();

    Compilation compilation =
        Compiler.javac()
            .withProcessors(new KitProcessor(), seeing)
            .compile(lombok().get(0), holder);

    assertThat(compilation.errors()).isEmpty();
    assertThat(seeing.round).isEqualTo(2);
    assertThat(Compiling.generated(compilation)).containsKey("rounds/BeansTools.java");
  }

  private static List<JavaFileObject> lombok() {
    return List.of(
        Sources.source("lombok/With.java", "package lombok; public @interface With {}"),
        Sources.source(
            "rounds/Mover.java",
            """
            package rounds;

            import org.robotmcpkit.annotation.Effect;
            import org.robotmcpkit.annotation.LongRunningTool;

            @SuppressWarnings("kit:description")
            public class Mover {
              @lombok.With
              record Pose(double x) {}

              /** Moves, to be waited for by nobody. */
              @LongRunningTool(effect = Effect.REVERSIBLE)
              public void move(Pose pose) {}
            }
            """));
  }

  private record Made(String name, String source) {}

  /** Counts the rounds in which the generated class is not there yet. */
  private static final class Seeing extends Maker {
    private int round;

    Seeing() {
      super(List.of());
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
      round += processingEnv.getElementUtils().getTypeElement("rounds.BeansTools") == null ? 1 : 0;
      return false;
    }
  }

  /** Writes its classes in the first round. */
  private static class Maker extends AbstractProcessor {
    private final List<Made> made;
    private int next;

    Maker(List<Made> made) {
      this.made = made;
    }

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
      for (int end = Math.min(made.size(), next + perRound());
          next < end && !round.processingOver();
          next++) {
        try (Writer writer =
            processingEnv.getFiler().createSourceFile(made.get(next).name()).openWriter()) {
          writer.write(made.get(next).source());
        } catch (IOException failed) {
          throw new UncheckedIOException(failed);
        }
      }
      return false;
    }

    int perRound() {
      return made.size();
    }
  }

  /** Writes one class a round. */
  private static final class OneARound extends Maker {
    OneARound(List<Made> made) {
      super(made);
    }

    @Override
    int perRound() {
      return 1;
    }
  }
}
