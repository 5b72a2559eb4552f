package org.robotmcpkit.tool;

import java.util.Base64;
import java.util.Objects;

/**
 * What a model gets to read, look at or listen to (MCP specification, server/tools, tool result);
 * an instant tool may give back one, or a list of them. Immutable.
 *
 * <pre>{@code
 * @Tool(effect = Effect.READS)
 * public Content cameraImage() {
 *   return Content.image(camera.jpeg(), "image/jpeg");
 * }
 * }</pre>
 */
public sealed interface Content {
  /**
   * Text.
   *
   * @param text the text
   */
  record Text(String text) implements Content {
    public Text {
      Objects.requireNonNull(text, "text");
    }
  }

  /**
   * An image.
   *
   * @param base64 its bytes in base64
   * @param mimeType its type, such as {@code image/png}
   */
  record Image(String base64, String mimeType) implements Content {
    public Image {
      Objects.requireNonNull(base64, "base64");
      MimeTypes.require(mimeType);
    }
  }

  /**
   * A sound.
   *
   * @param base64 its bytes in base64
   * @param mimeType its type, such as {@code audio/wav}
   */
  record Audio(String base64, String mimeType) implements Content {
    public Audio {
      Objects.requireNonNull(base64, "base64");
      MimeTypes.require(mimeType);
    }
  }

  /**
   * A resource as it is now.
   *
   * @param uri what it is called; the client need not be able to read it again
   * @param mimeType its type, such as {@code text/plain}
   * @param contents what stands in it
   */
  record Resource(String uri, String mimeType, ResourceContents contents) implements Content {
    public Resource {
      Objects.requireNonNull(uri, "uri");
      MimeTypes.require(mimeType);
      Objects.requireNonNull(contents, "contents");
    }
  }

  /** Text. */
  static Content text(String text) {
    return new Text(text);
  }

  /**
   * An image.
   *
   * @param bytes the image as a file would hold it
   * @param mimeType its type, such as {@code image/png}
   */
  static Content image(byte[] bytes, String mimeType) {
    return new Image(Base64.getEncoder().encodeToString(bytes), mimeType);
  }

  /**
   * A sound.
   *
   * @param bytes the sound as a file would hold it
   * @param mimeType its type, such as {@code audio/wav}
   */
  static Content audio(byte[] bytes, String mimeType) {
    return new Audio(Base64.getEncoder().encodeToString(bytes), mimeType);
  }

  /**
   * A resource as it is now.
   *
   * @param uri what it is called, such as {@code robos://base/map}
   * @param mimeType its type, such as {@code text/plain}
   * @param contents what stands in it
   */
  static Content resource(String uri, String mimeType, ResourceContents contents) {
    return new Resource(uri, mimeType, contents);
  }
}
