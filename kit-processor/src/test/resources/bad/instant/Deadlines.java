package instant;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Tool;

@SuppressWarnings("kit:description")
class Deadlines {
  @Tool(effect = Effect.READS, deadline = "soon") // error: [kit:deadline] deadline "soon" is no duration, which is needed before a call is read; write one such as "2s"
  void soon() {}

  @Tool(effect = Effect.READS, deadline = "duration_s") // error: [kit:deadline] deadline "duration_s" is no duration, which is needed before a call is read; write one such as "2s"
  void said(double durationS) {}

  @Tool(effect = Effect.READS, deadline = "#time") // error: [kit:deadline] deadline "#time" is no duration, which is needed before a call is read; write one such as "2s"
  void asked() {}

  @Tool(effect = Effect.READS, deadline = "") // error: [kit:deadline] deadline "" is no duration, which is needed before a call is read; write one such as "2s"
  void none() {}

  @Tool(effect = Effect.READS, deadline = "0s") // error: [kit:deadline] deadline "0s" has passed when the call comes; write how long it may take, such as "2s"
  void atOnce() {}

  @Tool(effect = Effect.READS, deadline = "20001ms") // error: [kit:deadline] deadline "20001ms" is longer than clients wait for an answer; write at most "20s", or use @LongRunningTool
  void tooLong() {}

  @Tool(effect = Effect.READS, deadline = "2s +") // error: [kit:deadline] deadline "2s +": unexpected end at column 5; write a number, a duration or a parameter there
  void broken() {}

  @Tool(effect = Effect.READS, deadline = "20s")
  void justRight() {}

  double time() {
    return 1;
  }
}
