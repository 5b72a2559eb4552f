package org.robotmcpkit.mcp;

import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.ResourceContents;
import org.robotmcpkit.tool.UriTemplate;

/**
 * A resource ready to be served, in terms of no SDK: each protocol stack has one adapter for it.
 *
 * @param uri its URI, or that of many resources with variables in it
 * @param name its name, for programs
 * @param title a title for people, if it has one
 * @param description what stands in it, for a model
 * @param mimeType its type
 * @param scope what a caller needs to read it
 * @param reader reads it
 */
record BoundResource(
    UriTemplate uri,
    String name,
    @Nullable String title,
    String description,
    String mimeType,
    String scope,
    Reader reader) {
  boolean isTemplate() {
    return !uri.variables().isEmpty();
  }

  /** Whether that caller may read it. */
  boolean isFor(Caller caller) {
    return caller.may(scope);
  }

  /** Reads resources. Never throws, never answers null; fails with a {@link ReadFailure} alone. */
  @FunctionalInterface
  interface Reader {
    CompletionStage<ResourceContents> read(Map<String, String> variables);
  }
}
