package org.robotmcpkit.mcp;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;

/**
 * What a client has sent, looked at before a protocol stack reads it: a message whose envelope is
 * sound, or a refusal that says what is wrong. So neither stack sees what it would answer with a
 * fault of its own.
 */
public sealed interface Incoming {
  /** The largest message: a call is small, and everything is bounded before it is parsed. */
  int MOST_BYTES = 1 << 20;

  /**
   * A JSON-RPC request, notification or response.
   *
   * @param method the method; null in a response
   * @param id the id: a text or a whole number; null in a notification
   * @param params the parameters, empty when there are none
   */
  record Message(@Nullable String method, @Nullable Object id, Map<?, ?> params)
      implements Incoming {
    /**
     * The revision that the message says it is written in, if it does; only those from 2026-07-28
     * on do.
     */
    public @Nullable Object protocolVersion() {
      return params.get("_meta") instanceof Map<?, ?> meta ? meta.get(Era.VERSION_KEY) : null;
    }
  }

  /**
   * What is no message of this protocol.
   *
   * @param code the JSON-RPC error code
   * @param id what the answer refers to; null when that cannot be told
   * @param message one sentence on what is wrong
   * @param isNoise whether it is not even meant as a message: such a line on standard input needs
   *     no answer
   */
  record Refused(int code, @Nullable Object id, String message, boolean isNoise)
      implements Incoming {
    /** The JSON-RPC error to answer with, as bytes. */
    public byte[] answer() {
      return Json.bytes(toJson());
    }

    /**
     * The JSON-RPC error to answer with; without an id when none is known (MCP schema,
     * JSONRPCErrorResponse).
     */
    public Map<String, Object> toJson() {
      Map<String, Object> answer = new LinkedHashMap<>();
      answer.put("jsonrpc", "2.0");
      if (id != null) {
        answer.put("id", id);
      }
      answer.put("error", Map.of("code", code, "message", message));
      return answer;
    }
  }

  /** Looks at the bytes of one message; never throws. */
  static Incoming read(byte[] bytes) {
    return IncomingReader.read(bytes);
  }
}
