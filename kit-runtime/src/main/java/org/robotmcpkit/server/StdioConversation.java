package org.robotmcpkit.server;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.robotmcpkit.mcp.Era;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.model.LogText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The lines between a stdio client and the SDK, watched for what the SDK does badly: a line that is
 * no message ends its classic server, and the end of input ends both before the last answers are
 * out. So such lines stop here, and the end of input is held back until every request has its
 * answer. Thread-safe.
 *
 * <p>The first message decides the era for the whole conversation.
 */
final class StdioConversation {
  private static final Logger LOG = LoggerFactory.getLogger(StdioConversation.class);

  /** How long the last answers may take; {@code cancel_task} takes at most 5 s. */
  private static final long LONGEST_FAREWELL_S = 6;

  private final HeardLines in;
  private final SpokenLines out;
  private final Unanswered unanswered = new Unanswered();
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile Era era = Era.CLASSIC;
  private volatile Consumer<Incoming.Message> calledOff = request -> {};

  StdioConversation(InputStream in, OutputStream out) {
    this.in = new HeardLines(new BufferedInputStream(in), new Watch());
    this.out = new SpokenLines(out, unanswered::said);
  }

  /**
   * Waits for the first message and says its era; empty when the input ends before it. To be called
   * once, first.
   */
  Optional<Era> awaitEra() {
    Incoming.Message first = in.first();
    if (first == null) {
      return Optional.empty();
    }
    era = Era.ofFirst(first);
    return Optional.of(era);
  }

  /** Has somebody told of each request that the client has called off before it was answered. */
  void onCalledOff(Consumer<Incoming.Message> told) {
    calledOff = told;
  }

  /** What the SDK reads: one message a line. */
  InputStream in() {
    return in;
  }

  /** Where the SDK writes. */
  OutputStream out() {
    return out;
  }

  /** Returns when the input has ended and has been answered. */
  void awaitEnd() throws InterruptedException {
    ended.await();
  }

  /** Ends the wait. */
  void end() {
    ended.countDown();
    unanswered.forget();
  }

  private final class Watch implements HeardLines.Listener {
    @Override
    public void heard(Incoming.Message message) {
      unanswered.heard(message).ifPresent(calledOff);
    }

    @Override
    public void refused(Incoming.Refused refused, byte[] line) {
      if (refused.isNoise() && era == Era.CLASSIC) {
        LOG.warn(
            "a line that is no MCP message is left out: {}",
            LogText.safe(new String(line, StandardCharsets.UTF_8)));
        return;
      }
      try {
        out.sayLine(refused.answer());
      } catch (IOException nobodyThere) {
        LOG.debug("standard output is closed", nobodyThere);
      }
    }

    @Override
    public void ended() {
      unanswered.awaitNone(LONGEST_FAREWELL_S);
      ended.countDown();
    }
  }
}
