package org.robotmcpkit.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * What literals and text blocks look like; {@link LiteralsTest} shows that they mean what they
 * should.
 */
class LiteralLayoutTest {
  private static final int LONGEST_BYTES = 30_000;
  private static final int LONGEST_LINE = 112;

  @Test
  void aLiteralEscapesQuotesAndWhatIsNotAscii() {
    assertThat(Literals.literal("a\"b\\\n\u20ac").toString()).isEqualTo("\"a\\\"b\\\\\\n\\u20ac\"");
    assertThat(Literals.literal("").toString()).isEqualTo("\"\"");
  }

  @Test
  void aCharacterStandsInSingleQuotes() {
    assertThat(Literals.literal('a').toString()).isEqualTo("'a'");
    assertThat(Literals.literal('\'').toString()).isEqualTo("'\\''");
    assertThat(Literals.literal('"').toString()).isEqualTo("'\"'");
    assertThat(Literals.literal('\n').toString()).isEqualTo("'\\n'");
  }

  @Test
  void aTextBlockKeepsLinesAndQuotes() {
    assertThat(block("a \"b\"\nc\n")).isEqualTo("\"\"\"\na \"b\"\nc\n\"\"\"");
    assertThat(block("a\n\nb\n")).isEqualTo("\"\"\"\na\n\nb\n\"\"\"");
  }

  @Test
  void aTextWithoutALineBreakAtItsEndSaysSo() {
    assertThat(block("a\nb")).isEqualTo("\"\"\"\na\nb\\\n\"\"\"");
    assertThat(block("\n")).isEqualTo("\"\"\"\n\n\"\"\"");
  }

  @Test
  void threeQuotesDoNotCloseTheBlock() {
    assertThat(block("\"\"\"\n")).isEqualTo("\"\"\"\n\"\"\\\"\n\"\"\"");
    assertThat(block("\"\"a\"\n")).isEqualTo("\"\"\"\n\"\"a\"\n\"\"\"");
    assertThat(block("\"\"\"\"\"\"\n")).isEqualTo("\"\"\"\n\"\"\\\"\"\"\\\"\n\"\"\"");
  }

  @Test
  void aBlankAtTheEndOfALineIsWrittenOut() {
    assertThat(block("a \n b\n")).isEqualTo("\"\"\"\na\\s\n b\n\"\"\"");
  }

  /** Java would strip them with the indentation. */
  @Test
  void aTextThatATextBlockWouldChangeIsALiteral() {
    assertThat(block("a\u2003\n")).isEqualTo("\"a\\u2003\\n\"");
    assertThat(block("")).isEqualTo("\"\"");
    assertThat(block("~\n")).startsWith("\"\"\"");
    assertThat(block("\u20ac\n")).startsWith("\"\"\"");
  }

  @Test
  void aLongLineIsBrokenAtTheLastBlankThatFits() {
    String first = "x".repeat(LONGEST_LINE - 10) + " ";
    String rest = "y".repeat(40);

    assertThat(block(first + rest + "\n"))
        .isEqualTo("\"\"\"\n" + first + "\\\n" + rest + "\n\"\"\"");
  }

  @Test
  void aLineThatIsJustLongEnoughStaysWhole() {
    String whole = "word " + "x".repeat(LONGEST_LINE - 5);
    assertThat(block(whole + "\n")).isEqualTo("\"\"\"\n" + whole + "\n\"\"\"");
    String half = "x".repeat(LONGEST_LINE / 2) + " ";
    String longer = half + "y".repeat(LONGEST_LINE);
    assertThat(block(longer + "\n"))
        .isEqualTo("\"\"\"\n" + half + "\\\n" + "y".repeat(LONGEST_LINE) + "\n\"\"\"");
    String early = "x".repeat(LONGEST_LINE / 2 - 1) + " " + "y".repeat(LONGEST_LINE);
    assertThat(block(early + "\n")).isEqualTo("\"\"\"\n" + early + "\n\"\"\"");
    String late = "x".repeat(LONGEST_LINE - 2) + " " + "y".repeat(9);
    assertThat(block(late + "\n"))
        .isEqualTo(
            "\"\"\"\n" + "x".repeat(LONGEST_LINE - 2) + " \\\n" + "y".repeat(9) + "\n\"\"\"");
    String tooLate = "x".repeat(LONGEST_LINE - 1) + " " + "y".repeat(9);
    assertThat(block(tooLate + "\n")).isEqualTo("\"\"\"\n" + tooLate + "\n\"\"\"");
  }

  /** The blanks would be stripped at the beginning of the next line. */
  @Test
  void aLineIsNotBrokenBetweenBlanks() {
    String line = "x".repeat(80) + "  " + "y".repeat(60);

    assertThat(block(line + "\n"))
        .isEqualTo("\"\"\"\n" + "x".repeat(80) + "  \\\n" + "y".repeat(60) + "\n\"\"\"");
  }

  /** In a class file a character takes one to three bytes, and the zero two. */
  @Test
  void aTextOfMoreBytesThanOneConstantIsJoined() {
    assertThat(Literals.fitsOneConstant("a".repeat(LONGEST_BYTES))).isTrue();
    assertThat(Literals.fitsOneConstant("a".repeat(LONGEST_BYTES + 1))).isFalse();
    assertThat(Literals.fitsOneConstant("\0".repeat(LONGEST_BYTES / 2))).isTrue();
    assertThat(Literals.fitsOneConstant("\0".repeat(LONGEST_BYTES / 2 + 1))).isFalse();
    assertThat(Literals.fitsOneConstant("\u007f".repeat(LONGEST_BYTES))).isTrue();
    assertThat(Literals.fitsOneConstant("\u0080".repeat(LONGEST_BYTES / 2))).isTrue();
    assertThat(Literals.fitsOneConstant("\u0080".repeat(LONGEST_BYTES / 2 + 1))).isFalse();
    assertThat(Literals.fitsOneConstant("\u07ff".repeat(LONGEST_BYTES / 2))).isTrue();
    assertThat(Literals.fitsOneConstant("\u0800".repeat(LONGEST_BYTES / 3))).isTrue();
    assertThat(Literals.fitsOneConstant("\u0800".repeat(LONGEST_BYTES / 3 + 1))).isFalse();

    String a = "a".repeat(LONGEST_BYTES);
    assertThat(Literals.literal(a + "b").toString())
        .contains(".concat(")
        .contains("\"" + a + "\")\n")
        .contains("\"b\")");
    assertThat(Literals.literal(a + a + "b").toString())
        .contains("\"" + a + "\")\n")
        .contains("\"b\")");
    assertThat(block("c\n".repeat(LONGEST_BYTES / 2) + "d\n"))
        .contains(".concat(")
        .contains("\"\"\"\nd\n\"\"\"");
  }

  private static String block(String text) {
    return Literals.textBlock(text).toString();
  }
}
