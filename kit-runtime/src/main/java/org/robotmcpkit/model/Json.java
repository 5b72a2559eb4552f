package org.robotmcpkit.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** The kit's JSON. */
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE).build();

  private Json() {}

  public static byte[] bytes(Object value) {
    return MAPPER.writeValueAsBytes(value);
  }

  public static String text(Object value) {
    return MAPPER.writeValueAsString(value);
  }

  public static Map<String, Object> object(@Nullable Object value) {
    return MAPPER.convertValue(value, new TypeReference<Map<String, Object>>() {});
  }
}
