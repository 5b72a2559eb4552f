package texts;

import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Texts that break careless generators. */
@SuppressWarnings("kit:description")
public class Texts {
  /** Not this one. */
  @LongRunningTool(
      effect = Effect.READS,
      title = "It's $1.50",
      description = "a \"b\"\n\\ \u2028 ${x} $L */ %s \t 🤖 C:\\users \"\"\" and trailing   ")
  public void nasty(
      @Arg(description = "costs $1.50 */ C:\\users € \u2028 \"\"\"", defaultValue = "\t\"\\\u0000€🤖 ") String text) {}

  /**
   * Sleeps {@code n < 3} s, see {@link Texts#nasty(String) the other} or {@link #plain} &amp; {@literal @more}.
   *
   * <p>It is <b>important</b> that a &lt; b &#8212; and b < c &unknown;.
   * <ul>
   *   <li>one</li>
   * </ul>
   * {@snippet : ignored }
   *
   * @param n how {@code long},
   *     on two lines
   * @param absent is no parameter
   * @return nothing
   */
  @LongRunningTool(effect = Effect.READS)
  public void plain(int n, int undocumented) {}

  /**
   * Describes itself at such a length that no line could ever hold it, which is what many people do who write for a
   * model: they explain what the tool does, when to call it, when not to call it, and what to call in its place, and
   * so the table of contents would be lost behind it.
   */
  @LongRunningTool(effect = Effect.READS)
  public void wordy() {}

  /** Names what the Größe is. */
  @LongRunningTool(effect = Effect.READS)
  public void umlaut(@Arg(name = "size") int größe, Farbe farbe) {}

  enum Farbe {
    WEISS,
    GRÜN
  }
}
