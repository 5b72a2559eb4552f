package org.robotmcpkit.cli;

import java.io.PrintStream;
import java.io.Writer;

/**
 * Prints text to a stream in the stream's own charset. A {@link java.io.PrintWriter} that is given
 * the stream itself takes the platform's instead before Java 18.
 */
final class Printing extends Writer {
  private final PrintStream stream;

  Printing(PrintStream stream) {
    this.stream = stream;
  }

  @Override
  public void write(char[] text, int from, int length) {
    stream.print(new String(text, from, length));
  }

  @Override
  public void flush() {
    stream.flush();
  }

  /** Flushes; the stream belongs to the process. */
  @Override
  public void close() {
    flush();
  }
}
