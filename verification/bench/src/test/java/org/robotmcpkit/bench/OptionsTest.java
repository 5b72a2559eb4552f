package org.robotmcpkit.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the program understands, and what it says of the rest. */
class OptionsTest {
  private static final Path PAGE = Path.of("page.md");

  @Test
  void quickTakesTheMainPeersAndFullTakesAll() {
    assertThat(Options.of(PAGE, "quick").plan().takes("spring-25")).isFalse();
    assertThat(Options.of(PAGE, "full").plan().takes("spring-25")).isTrue();
  }

  @Test
  void peersPartsAndPageCanBeChosen() {
    Options options =
        Options.of(PAGE, "quick", "--peers=a,b", "--parts=calls", "--page=other.md", "--busy");

    assertThat(options.plan().peers()).containsExactly("a", "b");
    assertThat(options.parts()).containsExactly("calls");
    assertThat(options.page()).isEqualTo(Path.of("other.md"));
    assertThat(options.isForced()).isTrue();
  }

  @Test
  void whatIsNotKnownIsNamedTogetherWithWhatIs() {
    assertThatThrownBy(() -> Options.of(PAGE, "quick", "--parts=lunch"))
        .hasMessageContaining("\"--parts=lunch\" is not known")
        .hasMessageContaining("start,calls");
    assertThatThrownBy(() -> Options.of(PAGE)).hasMessage("say quick or full.");
  }
}
