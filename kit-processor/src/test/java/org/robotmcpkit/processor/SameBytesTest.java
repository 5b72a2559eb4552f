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

  private static final Compilation COMPILED = Compiling.strictly(SOURCES);
  private static final Map<String, String> PLAIN = Compiling.generated(COMPILED);
  private static final Map<String, String> MENUS = Compiling.resources(COMPILED);

  @Test
  void theOrderOfFilesDoesNotMatter() {
    List<JavaFileObject> backwards = new ArrayList<>(SOURCES);
    Collections.reverse(backwards);

    Compilation compilation = Compiling.strictly(backwards);

    assertThat(Compiling.generated(compilation)).isEqualTo(PLAIN);
    assertThat(Compiling.resources(compilation)).isEqualTo(MENUS);
  }

  @Test
  void theEncodingDoesNotMatter() {
    Compilation ascii = Compiling.with(List.of("-encoding", "US-ASCII"), SOURCES);

    assertThat(Compiling.generated(ascii)).isEqualTo(PLAIN);
    assertThat(Compiling.resources(ascii)).isEqualTo(MENUS);
    assertThat(MENUS).hasSameSizeAs(PLAIN);
    assertThat(MENUS.values())
        .allSatisfy(menu -> assertThat(menu).matches("(?s)[\\x20-\\x7e\\n]*"));
    assertThat(PLAIN.values())
        .allSatisfy(source -> assertThat(source).matches("(?s)[\\x20-\\x7e\\n]*"));
  }

  @Test
  void noLineEndsInABlank() {
    assertThat(PLAIN.values())
        .allSatisfy(source -> assertThat(source.lines()).noneMatch(line -> line.endsWith(" ")));
  }
}
