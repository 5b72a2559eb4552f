package org.robotmcpkit.model;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Tells JSON values apart by short texts. Stateless and thread-safe. */
public final class JsonDigest {
  private JsonDigest() {}

  /**
   * Equal for equal JSON, whatever the order of members, and for no other: SHA-256 in hexadecimal
   * digits.
   */
  public static String of(@Nullable Object json) {
    try {
      byte[] canonical = Json.text(sorted(json)).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(canonical));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }

  private static @Nullable Object sorted(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> members = new TreeMap<>();
      map.forEach((name, member) -> members.put(String.valueOf(name), sorted(member)));
      return members;
    }
    return value instanceof List<?> list ? list.stream().map(JsonDigest::sorted).toList() : value;
  }
}
