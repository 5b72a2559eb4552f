package org.robotmcpkit.mcp;

import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.RequestStateCodec;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * Request states that come back letter by letter as they were given. The SDK's codec signs what
 * stands in front of the last dot, but reads the signature as Base64, of which the last letter has
 * bits that count for nothing: four texts are one signature to it. Thread-safe.
 */
final class ExactStates implements RequestStateCodec {
  private final RequestStateCodec signing;

  ExactStates(RequestStateCodec signing) {
    this.signing = signing;
  }

  @Override
  public String seal(McpRequestContext context, String state) {
    return signing.seal(context, state);
  }

  /** The state; null where it is none that {@link #seal} has given. */
  @Override
  public @Nullable String open(McpRequestContext context, String sealed) {
    return isExact(sealed.substring(sealed.lastIndexOf('.') + 1))
        ? signing.open(context, sealed)
        : null;
  }

  private static boolean isExact(String base64) {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(base64);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes).equals(base64);
    } catch (IllegalArgumentException notBase64) {
      return false;
    }
  }
}
