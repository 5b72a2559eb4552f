package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.processor.check.Code;

/** Each code has a section in {@code docs/errors.md}, and nothing else has. */
class ErrorsPageTest {
  private static final Pattern SECTION = Pattern.compile("(?m)^## (\\S+)$");

  @Test
  void everyCodeIsExplained() throws IOException {
    String page = Files.readString(Path.of("../docs/errors.md"));

    List<String> sections = SECTION.matcher(page).results().map(MatchResult::group).toList();

    assertThat(sections)
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Code.values())
                .map(code -> "## " + code.key().substring("kit:".length()))
                .toList());
  }
}
