package org.robotmcpkit.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The lines that a person types, read so that ctrl-C ends the waiting. For one reader at a time.
 */
final class Keyboard {
  private static final Duration PAUSE = Duration.ofMillis(50);

  private final BufferedReader in;

  /** Empty at the end of the input. */
  private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();

  private boolean isRead;

  Keyboard(BufferedReader in) {
    this.in = in;
  }

  /** The next line; empty if there is none any more, or when ctrl-C was pressed. */
  Optional<String> line(Interrupts interrupts) {
    if (!isRead) {
      isRead = true;
      Thread reader = new Thread(this::read, "kit-keyboard"); // a read cannot be interrupted
      reader.setDaemon(true);
      reader.start();
    }
    Optional<String> line = lines.poll();
    while (line == null) {
      if (interrupts.happenedWithin(PAUSE)) {
        return Optional.empty();
      }
      line = lines.poll();
    }
    if (line.isEmpty()) {
      lines.add(line); // the end stays the end
    }
    return line;
  }

  private void read() {
    try {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines.add(Optional.of(line));
      }
    } catch (IOException gone) {
      // the end
    }
    lines.add(Optional.empty());
  }
}
