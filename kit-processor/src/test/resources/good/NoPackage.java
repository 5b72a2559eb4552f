import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Lies in the unnamed package. */
@SuppressWarnings("kit:description")
public class NoPackage {
  /** Does nothing. */
  @LongRunningTool(effect = Effect.READS)
  public void nothing() {}
}
