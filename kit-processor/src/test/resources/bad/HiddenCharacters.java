import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;

class HiddenCharacters {
  record Goal(@Arg(description = "in metres\ufeff") double xM) {} // error: [kit:hidden-character] the description of x_m has the character U+FEFF, which models read and reviewers do not see; delete it

  @TriggerType(value = "near", description = "near\u2060ly there")
  record Near() {}

  record Found(@JsonPropertyDescription("how many\u200e") int count) {}

  /** Looks at the table, and &#x202e;at nothing else. */
  @LongRunningTool(effect = Effect.READS, title = "Look\u0007") // error: [kit:hidden-character] the title of tool look has the character U+0007, which models read and reviewers do not see; delete it // error: [kit:hidden-character] the description of tool look has the character U+202E, which models read and reviewers do not see; delete it
  void look() {}

  /**
   * Goes where it is told to, slowly.
   *
   * @param goal where to go&#xe0041; to
   */
  @LongRunningTool(
      effect = Effect.REVERSIBLE,
      triggers = Near.class) // error: [kit:hidden-character] the description of trigger near has the character U+2060, which models read and reviewers do not see; delete it
  void go(Goal goal) {} // error: [kit:hidden-character] the description of goal has the character U+E0041, which models read and reviewers do not see; delete it

  @LongRunningTool( // error: [kit:hidden-character] what the result of tool find says of its parts has the character U+200E, which models read and reviewers do not see; delete it
      effect = Effect.READS,
      description = "Finds things.\r\n\tAnd counts them. \u2066") // error: [kit:hidden-character] the description of tool find has the character U+2066, which models read and reviewers do not see; delete it
  Found find() {
    return new Found(0);
  }
}
