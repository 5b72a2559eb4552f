package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Neither the order of files nor an encoding changes what is generated. */
class SameBytesTest {
  private static final List<JavaFileObject> SOURCES =
      Sources.in("good").stream().map(file -> Sources.source("good", file)).toList();

  private static final Map<String, String> PLAIN = Compiling.generated(Compiling.strictly(SOURCES));

  @Test
  void theOrderOfFilesDoesNotMatter() {
    List<JavaFileObject> backwards = new ArrayList<>(SOURCES);
    Collections.reverse(backwards);

    assertThat(Compiling.generated(Compiling.strictly(backwards))).isEqualTo(PLAIN);
  }

  @Test
  void theEncodingDoesNotMatter() {
    Compilation ascii = Compiling.with(List.of("-encoding", "US-ASCII"), SOURCES);

    assertThat(Compiling.generated(ascii)).isEqualTo(PLAIN);
    assertThat(PLAIN.values()).allSatisfy(source -> assertThat(source).matches("(?s)[\\x20-\\x7e\\n]*"));
  }

  @Test
  void noLineEndsInABlank() {
    assertThat(PLAIN.values())
        .allSatisfy(source -> assertThat(source.lines()).noneMatch(line -> line.endsWith(" ")));
  }
}
