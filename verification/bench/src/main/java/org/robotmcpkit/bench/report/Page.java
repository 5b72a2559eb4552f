package org.robotmcpkit.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A page with parts that are written by a program, each between two markers of its own. */
public final class Page {
  private final Path file;

  public Page(Path file) {
    this.file = file;
  }

  /**
   * Puts text between the markers of a part.
   *
   * @throws IOException if the page has no such part; it is unchanged then
   */
  public void write(String part, String text) throws IOException {
    String page = Files.readString(file);
    String begin = "<!-- bench: " + part + " -->\n";
    String end = "<!-- /bench: " + part + " -->\n";
    int from = page.indexOf(begin);
    int to = page.indexOf(end);
    if (from < 0 || to < from) {
      throw new IOException(
          file
              + " has no part "
              + part
              + "; it begins with "
              + begin.strip()
              + " and ends with "
              + end.strip()
              + ", each on a line of its own.");
    }
    Files.writeString(
        file,
        page.substring(0, from + begin.length())
            + "\n"
            + text.strip()
            + "\n\n"
            + page.substring(to));
  }
}
