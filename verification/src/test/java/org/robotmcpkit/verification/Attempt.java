package org.robotmcpkit.verification;

import java.util.Base64;
import tools.jackson.databind.JsonNode;

/** One request that the receiver got, as it noted it down. */
record Attempt(JsonNode noted) {
  static Attempt parse(String line) {
    return new Attempt(Json.parse(line));
  }

  /** What the receiver's own HMAC says. */
  boolean isGenuine() {
    return noted.path("genuine").asBoolean();
  }

  /** The status that it was answered with. */
  int status() {
    return noted.path("status").asInt();
  }

  long arrivedMs() {
    return noted.path("arrived_ms").asLong();
  }

  /** A header by its lower-case name; an empty text where there is none. */
  String header(String name) {
    return noted.path("headers").path(name).asString("");
  }

  String httpVersion() {
    return noted.path("http_version").asString();
  }

  byte[] body() {
    return Base64.getDecoder().decode(noted.path("body_base64").asString());
  }

  JsonNode event() {
    return noted.path("event");
  }

  String eventId() {
    return event().path("event_id").asString();
  }

  String taskId() {
    return event().path("task_id").asString();
  }

  String type() {
    return event().path("type").asString();
  }

  int seq() {
    return event().path("seq").asInt();
  }

  JsonNode payload() {
    return event().path("payload");
  }
}
