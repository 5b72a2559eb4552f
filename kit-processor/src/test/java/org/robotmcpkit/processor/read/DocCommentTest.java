package org.robotmcpkit.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Javadoc becomes plain text. */
class DocCommentTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sleeps {@code n} s.|Sleeps n s.",
        "{@code a < b && {c}}|a < b && {c}",
        "{@literal @}|@",
        "see {@link Foo}, {@link Foo#bar(int, String)}|see Foo, Foo.bar(int, String)",
        "see {@link #baz the label} and {@link #baz}|see the label and baz",
        "{@link Foo {@code x}}|x",
        "{@value Foo#BAR}|Foo.BAR",
        "{@inheritDoc}|''",
        "{@link}|''",
        "<p>one<br/>two</p><!-- three -->four|one two four",
        "a < b, c<d and <b>e</b>|a < b, c<d and e",
        "&lt;&gt;&amp;&quot;&#65;&#x42;&mdash;&unknown;&#1114112;|<>&\"AB\u2014&unknown;&#1114112;",
        "{@code never closed|never closed",
        "mail me@home|mail me@home",
      })
  void theDescriptionIsPlain(String raw, String plain) {
    assertThat(DocComment.parse(raw).description()).isEqualTo(plain);
  }

  @Test
  void blockTagsEndTheDescriptionAndEachOther() {
    DocComment comment =
        DocComment.parse(
            " Moves,\n   for example @home.\n\n @param speedMS how fast,\n     in m/s\n"
                + " @return nothing @param x not this\n"
                + " @param empty\n @param <T> a type\n @throws E never\n");

    assertThat(comment.description()).isEqualTo("Moves, for example @home.");
    assertThat(comment.parameter("speedMS")).isEqualTo("how fast, in m/s");
    assertThat(comment.parameter("empty")).isEmpty();
    assertThat(comment.parameter("x")).isEmpty();
  }
}
