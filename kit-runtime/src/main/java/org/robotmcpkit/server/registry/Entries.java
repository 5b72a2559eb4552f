package org.robotmcpkit.server.registry;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.UnreadableJsonException;

/**
 * The text of a registry: {@code {"servers": […]}}. What is no entry is left out, and so are
 * unknown fields.
 */
final class Entries {
  private Entries() {}

  static byte[] write(List<RegisteredServer> servers) {
    return Json.bytes(Map.of("servers", servers.stream().map(Entries::fields).toList()));
  }

  private static Map<String, Object> fields(RegisteredServer server) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("app_id", server.appId());
    fields.put("name", server.name());
    fields.put("version", server.version());
    fields.put("port", server.port());
    fields.put("endpoint", server.endpoint());
    fields.put("tools", server.tools());
    fields.put("resources", server.resources());
    fields.put("pid", server.pid());
    fields.put("started_at", server.startedAt().toString());
    return fields;
  }

  static List<RegisteredServer> read(byte[] text) {
    List<RegisteredServer> servers = new ArrayList<>();
    try {
      if (Json.readObject(text).get("servers") instanceof List<?> entries) {
        entries.forEach(entry -> server(entry).ifPresent(servers::add));
      }
    } catch (UnreadableJsonException rubbish) {
      // Somebody else has written it; the next server that starts writes it anew.
    }
    return servers;
  }

  private static Optional<RegisteredServer> server(Object entry) {
    if (!(entry instanceof Map<?, ?> fields)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new RegisteredServer(
              text(fields, "app_id"),
              text(fields, "name"),
              text(fields, "version"),
              (int) number(fields, "port"),
              text(fields, "endpoint"),
              texts(fields, "tools"),
              texts(fields, "resources"),
              number(fields, "pid"),
              Instant.parse(text(fields, "started_at"))));
    } catch (ClassCastException | DateTimeException | NullPointerException odd) {
      return Optional.empty();
    }
  }

  private static String text(Map<?, ?> fields, String name) {
    return String.class.cast(required(fields, name));
  }

  private static long number(Map<?, ?> fields, String name) {
    return Number.class.cast(required(fields, name)).longValue();
  }

  private static Object required(Map<?, ?> fields, String name) {
    return Objects.requireNonNull(fields.get(name), name);
  }

  private static List<String> texts(Map<?, ?> fields, String name) {
    return ((List<?>) required(fields, name)).stream().map(String.class::cast).toList();
  }
}
