package org.robotmcpkit.signing;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** The vectors that another HMAC implementation has made. */
final class SigningVectors {
  private SigningVectors() {}

  record Vector(
      String name,
      String secret,
      long timestamp,
      String signature,
      @Nullable String body,
      @JsonProperty("body_base64") @Nullable String bodyBase64) {
    byte[] bytes() {
      return body != null
          ? body.getBytes(StandardCharsets.UTF_8)
          : Base64.getDecoder().decode(bodyBase64);
    }

    String header() {
      return "sha256=" + signature;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  record VectorFile(String about, List<Vector> vectors) {}

  static List<Vector> all() throws IOException {
    try (InputStream in = SigningVectors.class.getResourceAsStream("/signing-vectors.json")) {
      return new JsonMapper().readValue(in, VectorFile.class).vectors();
    }
  }
}
