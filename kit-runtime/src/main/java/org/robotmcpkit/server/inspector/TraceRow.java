package org.robotmcpkit.server.inspector;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One message, or one exchange of HTTP without a message, as it stands in the trace.
 *
 * @param at when it was read, or written
 * @param isIn whether a client has sent it
 * @param kind {@code request}, {@code response}, {@code notification}, {@code error}, or {@code
 *     http}
 * @param method what was asked, or is answered; null where nobody knows
 * @param tool the tool or the resource that it is about, if any
 * @param id the id of the message, if it has one
 * @param session a mark that is the same for all messages of a session, and of no use to anybody
 *     else; null: no session
 * @param principal who asked; null if it was refused before that was known
 * @param status the HTTP status of an answer; 0 for what a client has sent
 * @param millis how long the answer took; negative for what is no answer
 * @param bytes how large it is
 * @param isBad whether it says that something went wrong
 * @param body its beginning, without secrets
 * @param isCut whether there is more of it
 */
record TraceRow(
    Instant at,
    boolean isIn,
    String kind,
    @Nullable String method,
    @Nullable String tool,
    @Nullable String id,
    @Nullable String session,
    @Nullable String principal,
    int status,
    double millis,
    long bytes,
    boolean isBad,
    String body,
    boolean isCut) {
  private static final int BYTES_BESIDE_THE_BODY = 300;

  /** About how much memory it takes. */
  long size() {
    return BYTES_BESIDE_THE_BODY + 2L * body.length();
  }

  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("at", at);
    json.put("in", isIn);
    json.put("kind", kind);
    json.put("method", method);
    json.put("tool", tool);
    json.put("id", id);
    json.put("session", session);
    json.put("principal", principal);
    json.put("status", status);
    json.put("ms", millis < 0 ? null : millis);
    json.put("bytes", bytes);
    json.put("bad", isBad);
    json.put("body", body);
    json.put("cut", isCut);
    return json;
  }
}
