package org.robotmcpkit.tool;

import org.robotmcpkit.task.TaskException;

/**
 * Bounds what one answer may carry, since clients keep it in memory and models in their context.
 */
final class Sizes {
  static final long MOST_BYTES = 8L << 20;

  private Sizes() {}

  static void require(long bytes) {
    if (bytes > MOST_BYTES) {
      throw new TaskException(
          "TOO_LARGE",
          "The answer has " + bytes + " bytes, and at most " + MOST_BYTES + " fit into one.");
    }
  }

  /** About how many bytes a content has. */
  static long of(Content content) {
    if (content instanceof Content.Text text) {
      return text.text().length();
    }
    if (content instanceof Content.Image image) {
      return bytes(image.base64());
    }
    if (content instanceof Content.Audio audio) {
      return bytes(audio.base64());
    }
    ResourceContents contents = ((Content.Resource) content).contents();
    return contents.isBinary() ? bytes(contents.text()) : contents.text().length();
  }

  private static long bytes(String base64) {
    return base64.length() * 3L / 4;
  }
}
