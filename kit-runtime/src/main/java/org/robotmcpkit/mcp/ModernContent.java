package org.robotmcpkit.mcp;

import io.modelcontextprotocol.modern.McpSchema;
import java.util.List;
import org.robotmcpkit.tool.Content;
import org.robotmcpkit.tool.ResourceContents;

/** Content in the words of the modern stack. */
final class ModernContent {
  private ModernContent() {}

  static List<McpSchema.Content> of(List<Content> content) {
    return content.stream().map(ModernContent::of).toList();
  }

  private static McpSchema.Content of(Content content) {
    if (content instanceof Content.Text text) {
      return McpSchema.TextContent.builder(text.text()).build();
    }
    if (content instanceof Content.Image image) {
      return McpSchema.ImageContent.builder(image.base64(), image.mimeType()).build();
    }
    if (content instanceof Content.Audio audio) {
      return McpSchema.AudioContent.builder(audio.base64(), audio.mimeType()).build();
    }
    Content.Resource resource = (Content.Resource) content;
    return McpSchema.EmbeddedResource.builder(
            of(resource.uri(), resource.mimeType(), resource.contents()))
        .build();
  }

  static McpSchema.ResourceContents of(String uri, String mimeType, ResourceContents contents) {
    return contents.isBinary()
        ? McpSchema.BlobResourceContents.builder(uri, contents.text()).mimeType(mimeType).build()
        : McpSchema.TextResourceContents.builder(uri, contents.text()).mimeType(mimeType).build();
  }
}
