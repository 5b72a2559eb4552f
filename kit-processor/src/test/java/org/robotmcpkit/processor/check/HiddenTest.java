package org.robotmcpkit.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.HiddenCharacters;

class HiddenTest {
  /**
   * A carriage return is a line break in a source file; what a task reports has line feeds only.
   */
  @Test
  void whatMayNotStandInADescriptionIsWhatTheRuntimeReplaces() {
    assertThat(IntStream.rangeClosed(0, Character.MAX_CODE_POINT).filter(point -> point != '\r'))
        .allMatch(point -> Hidden.is(point) == HiddenCharacters.isHidden(point));
    assertThat(Hidden.is('\r')).isFalse();
  }
}
