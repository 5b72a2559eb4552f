package org.robotmcpkit.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How single characters get into Java and JSON in ASCII. */
class EscapesTest {
  @Test
  void whatHasANameIsWrittenByIt() {
    assertThat(Escapes.java('\\')).isEqualTo("\\\\");
    assertThat(Escapes.java('\n')).isEqualTo("\\n");
    assertThat(Escapes.java('\t')).isEqualTo("\\t");
    assertThat(Escapes.java('\r')).isEqualTo("\\r");
    assertThat(Escapes.java('\f')).isEqualTo("\\f");
    assertThat(Escapes.java('\b')).isEqualTo("\\b");
  }

  /** So that a digit that follows does not become part of it. */
  @Test
  void otherControlCharactersHaveThreeOctalDigits() {
    assertThat(Escapes.java('\0')).isEqualTo("\\000");
    assertThat(Escapes.java('\u001f')).isEqualTo("\\037");
  }

  @Test
  void whatIsAsciiStaysAndWhatIsNotIsEscaped() {
    assertThat(Escapes.java(' ')).isEqualTo(" ");
    assertThat(Escapes.java('~')).isEqualTo("~");
    assertThat(Escapes.java('\u007f')).isEqualTo("\\u007f");
    assertThat(Escapes.java('\u20ac')).isEqualTo("\\u20ac");
    assertThat(Escapes.unicode('\u00e9')).isEqualTo("\\u00e9");
    assertThat(Escapes.ascii("a~\u007f\u20ac")).isEqualTo("a~\\u007f\\u20ac");
    assertThat(Escapes.ascii("plain ~")).isEqualTo("plain ~");
  }

  @Test
  void inATextEachCharacterIsWrittenAsItHasTo() {
    assertThat(appended(" ~a\\\u007f\n")).isEqualTo(" ~a\\\\\\u007f\\n");
  }

  /** A compiler would take the backslash for the beginning of the other half. */
  @Test
  void aBackslashAfterHalfAPairIsOctal() {
    assertThat(appended("\ud83e\\")).isEqualTo("\\ud83e\\134");
    assertThat(appended("\\\ud83e")).isEqualTo("\\\\\\ud83e");
    assertThat(appended("\ud83ea")).isEqualTo("\\ud83ea");
  }

  private static String appended(String text) {
    StringBuilder java = new StringBuilder();
    for (int index = 0; index < text.length(); index++) {
      Escapes.append(java, text, index);
    }
    return java.toString();
  }
}
