package org.robotmcpkit.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever the text, the compiled literal and the compiled text block are equal to it. */
class LiteralsTest {
  private static final long SEED = 20_261_130L;
  private static final int BATCHES = 6;
  private static final int BATCH = 250;
  private static final int LONGEST = 40;

  private static final List<String> NASTY =
      List.of(
          "\\", "\"", "\"\"\"", "'", "\n", "\r", "\r\n", "\t", "\f", "\b", "\0", "\u0007", "\u001a",
          "\u007f", "0", "7", " ", "  ", "\u00a0", "\u2028", "\u2029", "\u2003", "\u3000", "\ufeff",
          "\u0085", "\u000b", "\u001c", "$", "$L", "${x}", "%s", "*/", "/*", "\\u0041", "\\uuuu",
          "\\s", "{@code", "@", "<", "é", "€", "🤖", "\ud83e", "\udd16", "a", "word ");

  @Test
  @Tag("compiling")
  void textsSurvive() throws ReflectiveOperationException, IOException {
    Random random = new Random(SEED);
    for (int batch = 0; batch < BATCHES; batch++) {
      check(IntStream.range(0, BATCH).mapToObj(index -> text(random, LONGEST)).toList());
    }
  }

  @Test
  @Tag("compiling")
  void longTextsSurvive() throws ReflectiveOperationException, IOException {
    Random random = new Random(SEED);
    check(
        List.of(
            text(random, 400),
            "word ".repeat(20_000),
            "€".repeat(70_000),
            "\0".repeat(70_000),
            "x".repeat(29_999) + "🤖".repeat(20_000),
            "line\n".repeat(30_000)));
  }

  @Test
  void linesAreNotWiderThanTheyNeedToBe() {
    String block = Literals.textBlock("word ".repeat(100));

    assertThat(block.lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(114));
  }

  @Test
  void sourceIsAscii() {
    String source =
        Literals.literal("é€🤖\u2028\u007f")
            + ""
            + Literals.textBlock("é€🤖")
            + Literals.literal('é');

    assertThat(source).matches("[\\x20-\\x7e\\n]*");
  }

  private static String text(Random random, int longest) {
    StringBuilder text = new StringBuilder();
    int parts = random.nextInt(longest);
    for (int part = 0; part < parts; part++) {
      text.append(NASTY.get(random.nextInt(NASTY.size())));
    }
    return text.toString();
  }

  private static void check(List<String> texts) throws ReflectiveOperationException, IOException {
    TypeSpec.Builder type = TypeSpec.classBuilder("Texts").addModifiers(Modifier.PUBLIC);
    LateTexts late = new LateTexts();
    for (int index = 0; index < texts.size(); index++) {
      type.addField(constant("LITERAL_" + index, Literals.literal(texts.get(index))));
      type.addField(constant("BLOCK_" + index, late.keep(Literals.textBlock(texts.get(index)))));
    }
    String source =
        late.putInto(Escapes.ascii(JavaFile.builder("", type.build()).build().toString()));
    Compilation compilation =
        Compiler.javac()
            .withOptions("-encoding", "US-ASCII", "--release", "17")
            .compile(JavaFileObjects.forSourceString("Texts", source));
    assertThat(compilation.errors()).isEmpty();

    Class<?> compiled = load(compilation);
    for (int index = 0; index < texts.size(); index++) {
      assertThat(compiled.getField("LITERAL_" + index).get(null)).isEqualTo(texts.get(index));
      assertThat(compiled.getField("BLOCK_" + index).get(null)).isEqualTo(texts.get(index));
    }
  }

  private static FieldSpec constant(String name, Object value) {
    return FieldSpec.builder(String.class, name, Modifier.PUBLIC, Modifier.STATIC)
        .initializer("$L", value)
        .build();
  }

  private static Class<?> load(Compilation compilation) throws IOException, ClassNotFoundException {
    JavaFileObject file =
        compilation.generatedFile(StandardLocation.CLASS_OUTPUT, "Texts.class").orElseThrow();
    byte[] bytes = file.openInputStream().readAllBytes();
    return new ClassLoader() {
      @Override
      protected Class<?> findClass(String name) {
        return defineClass(name, bytes, 0, bytes.length);
      }
    }.loadClass("Texts");
  }
}
