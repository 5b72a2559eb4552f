package org.robotmcpkit.verification.conformance;

import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.McpResource;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.tool.Content;
import org.robotmcpkit.tool.ResourceContents;

/** The tools and resources of the suite's scenarios that are answered in the call itself. */
public final class PlainFixtures {
  /** A red dot. */
  private static final byte[] PNG =
      Base64.getDecoder()
          .decode(
              "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==");

  /** No sound at all. */
  private static final byte[] WAV =
      Base64.getDecoder().decode("UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=");

  /** Answers with a text and nothing else. */
  @Tool(effect = Effect.READS)
  public String testSimpleText() {
    return "This is a simple text response for testing.";
  }

  /** Answers with an image. */
  @Tool(effect = Effect.READS)
  public Content testImageContent() {
    return Content.image(PNG, "image/png");
  }

  /** Answers with a sound. */
  @Tool(effect = Effect.READS)
  public Content testAudioContent() {
    return Content.audio(WAV, "audio/wav");
  }

  /** Answers with a resource as it is now. */
  @Tool(effect = Effect.READS)
  public Content testEmbeddedResource() {
    return Content.resource(
        "test://embedded-resource",
        "text/plain",
        ResourceContents.text("This is an embedded resource content."));
  }

  /** Answers with a text, an image and a resource. */
  @Tool(effect = Effect.READS)
  public List<Content> testMultipleContentTypes() {
    return List.of(
        Content.text("Multiple content types test:"),
        Content.image(PNG, "image/png"),
        Content.resource(
            "test://mixed-content-resource",
            "application/json",
            ResourceContents.json(Map.of("test", "data"))));
  }

  /** Fails each time, and says so to the model. */
  @Tool(effect = Effect.READS)
  public void testErrorHandling() {
    throw new TaskException("TEST_ERROR", "This tool intentionally returns an error for testing.");
  }

  /** Writes no log messages to a client that has not asked for them. */
  @Tool(effect = Effect.READS)
  public String testLoggingTool() {
    return "Nothing was logged to you.";
  }

  /** A text that never changes. */
  @McpResource(path = "test://static-text")
  public String staticText() {
    return "This is the content of the static text resource.";
  }

  /** An image that never changes. */
  @McpResource(path = "test://static-binary", mimeType = "image/png")
  public byte[] staticBinary() {
    return PNG;
  }

  /** Data about any id. */
  @McpResource(path = "test://template/{id}/data")
  public Map<String, Object> templateData(String id) {
    return Map.of("id", id, "templateTest", true, "data", "Data for ID: " + id);
  }
}
