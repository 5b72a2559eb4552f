package org.robotmcpkit.mcp;

import java.util.Map;
import org.robotmcpkit.model.Json;

/**
 * What a tool answers: one JSON object, sent as text and as structured content alike.
 *
 * @param json the object as text
 * @param isError whether the call was refused or failed
 */
record Answer(String json, boolean isError) {
  /** The most of a message that an error carries; a model needs no more. */
  private static final int LONGEST_MESSAGE = 1000;

  /** An object that the kit's JSON writes. */
  static Answer of(Object value) {
    return new Answer(Json.text(value), false);
  }

  /** A refusal or a failure, with a code and a text for the model. */
  static Answer error(String code, String message) {
    String text = message.length() <= LONGEST_MESSAGE ? message : message.substring(0, LONGEST_MESSAGE) + "…";
    return new Answer(Json.text(new Problem(code, text)), true);
  }

  /** The object as maps and lists. */
  Map<String, Object> structured() {
    return Json.readObject(json);
  }

  private record Problem(String error, String message) {}
}
