package org.robotmcpkit.mcp;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.UnreadableJsonException;

/** The rules that {@link Incoming} applies, one after the other. */
final class IncomingReader {
  static final int PARSE_ERROR = -32700;
  static final int INVALID_REQUEST = -32600;
  static final int INVALID_PARAMS = -32602;

  private IncomingReader() {}

  static Incoming read(byte[] bytes) {
    boolean looksLikeJson = looksLikeJson(bytes);
    if (bytes.length > Incoming.MOST_BYTES) {
      return new Incoming.Refused(
          PARSE_ERROR,
          null,
          "The message is larger than " + Incoming.MOST_BYTES + " bytes.",
          !looksLikeJson);
    }
    if (!looksLikeJson) {
      return new Incoming.Refused(
          PARSE_ERROR, null, "The message is no JSON object in UTF-8.", true);
    }
    try {
      return Json.read(bytes, Object.class) instanceof Map<?, ?> object
          ? message(object)
          : new Incoming.Refused(
              INVALID_REQUEST,
              null,
              "A message is one JSON object; a list of messages is not served.",
              true);
    } catch (UnreadableJsonException unreadable) {
      return unreadable.isBeyondLimits()
          ? new Incoming.Refused(PARSE_ERROR, null, String.valueOf(unreadable.getMessage()), false)
          : new Incoming.Refused(
              PARSE_ERROR,
              null,
              "The message is no well-formed JSON"
                  + unreadable.where().map(where -> ": see " + where).orElse("")
                  + ".",
              true);
    }
  }

  /**
   * Whether the stacks, which decode UTF-8 whatever a JSON reader would detect, see the beginning
   * of JSON too.
   */
  private static boolean looksLikeJson(byte[] bytes) {
    for (int at = 0; at < bytes.length; at++) {
      byte one = bytes[at];
      if (one != ' ' && one != '\t' && one != '\r' && one != '\n') {
        boolean secondIsZero = at + 1 < bytes.length && bytes[at + 1] == 0;
        return (one == '{' || one == '[') && !secondIsZero;
      }
    }
    return false;
  }

  private static Incoming message(Map<?, ?> object) {
    Object id = object.get("id");
    Object knownId = isId(id) ? id : null;
    Object method = object.get("method");
    boolean isResponse = object.containsKey("result") || object.containsKey("error");
    if (!object.containsKey("method") && !isResponse) {
      return invalid(knownId, "The message has neither a method nor a result nor an error.", true);
    }
    if (!"2.0".equals(object.get("jsonrpc"))) {
      return invalid(knownId, "jsonrpc must be \"2.0\".", false);
    }
    if (!(method == null && isResponse) && !(method instanceof String)) {
      return invalid(knownId, "method must be a text.", false);
    }
    if (object.containsKey("id") && knownId == null) {
      return invalid(null, "id must be a text or a whole number.", false);
    }
    Object params = object.get("params");
    if (params != null && !(params instanceof Map)) {
      return new Incoming.Refused(INVALID_PARAMS, knownId, "params must be an object.", false);
    }
    Map<?, ?> members = params instanceof Map<?, ?> map ? map : Map.of();
    Optional<String> problem =
        "tools/call".equals(method) ? CallParams.problem(members) : Optional.empty();
    return problem.isPresent()
        ? new Incoming.Refused(INVALID_PARAMS, knownId, problem.get(), false)
        : new Incoming.Message((String) method, id, members);
  }

  private static Incoming invalid(@Nullable Object id, String message, boolean isNoise) {
    return new Incoming.Refused(INVALID_REQUEST, id, message, isNoise);
  }

  private static boolean isId(@Nullable Object id) {
    return id instanceof String || id instanceof Integer || id instanceof Long;
  }
}
