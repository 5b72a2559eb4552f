package org.robotmcpkit.observe;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where in a distributed trace something was asked for, as the caller has said it (<a
 * href="https://www.w3.org/TR/trace-context/">W3C Trace Context</a>). Immutable.
 *
 * @param traceparent of version 00: {@code 00-<32 hex digits>-<16 hex digits>-<2 hex digits>}
 * @param tracestate what tracing systems have added; null if there is nothing, or nothing valid
 */
public record TraceContext(String traceparent, @Nullable String tracestate) {
  /** The member of a call's {@code _meta}, and the header of a request, with the trace. */
  public static final String TRACEPARENT = "traceparent";

  /** The member of a call's {@code _meta}, and the header of a request, with what was added. */
  public static final String TRACESTATE = "tracestate";

  /** Far longer than any version, so that nothing long is looked at. */
  private static final int LONGEST = 512;

  /** What a later version adds comes behind another dash (§3.2.4, "Versioning of traceparent"). */
  private static final Pattern ANY_VERSION =
      Pattern.compile(
          "(?!ff)([0-9a-f]{2})-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})(-.*)?");

  private static final String VERSION = "00";
  private static final int TRACE_ID = 3;
  private static final int PARENT_ID = 36;
  private static final int FLAGS = 53;

  /**
   * A trace.
   *
   * @throws IllegalArgumentException if the traceparent is none of version 00, or the tracestate is
   *     none
   */
  public TraceContext {
    Objects.requireNonNull(traceparent, "traceparent");
    if (!traceparent.startsWith(VERSION) || !isOfVersion00(traceparent)) {
      throw new IllegalArgumentException("the traceparent is none of version 00");
    }
    if (tracestate != null && !TraceState.isOne(tracestate)) {
      throw new IllegalArgumentException("the tracestate is none");
    }
  }

  private static boolean isOfVersion00(String text) {
    Matcher parts = ANY_VERSION.matcher(text);
    return parts.matches() && parts.group(5) == null;
  }

  /**
   * The trace that a call's {@code _meta} names; empty if it names none, or none that is valid. A
   * tracestate that is not valid is left out. A later version is read as far as version 00 goes, as
   * the specification has it.
   */
  public static Optional<TraceContext> in(Map<String, ?> meta) {
    if (!(meta.get(TRACEPARENT) instanceof String text) || text.length() > LONGEST) {
      return Optional.empty();
    }
    Matcher parts = ANY_VERSION.matcher(text);
    if (!parts.matches() || (parts.group(1).equals(VERSION) && parts.group(5) != null)) {
      return Optional.empty();
    }
    String flags = parts.group(1).equals(VERSION) ? parts.group(4) : known(parts.group(4));
    String traceparent = String.join("-", VERSION, parts.group(2), parts.group(3), flags);
    String tracestate =
        meta.get(TRACESTATE) instanceof String state && TraceState.isOne(state) ? state : null;
    return Optional.of(new TraceContext(traceparent, tracestate));
  }

  /** Of a later version's flags only the one whose meaning is known, "sampled". */
  private static String known(String flags) {
    return (Character.digit(flags.charAt(1), 16) & 1) == 1 ? "01" : "00";
  }

  /** The id of the whole trace: 32 hex digits. */
  public String traceId() {
    return traceparent.substring(TRACE_ID, PARENT_ID - 1);
  }

  /** The id of the span that has called: 16 hex digits. */
  public String parentId() {
    return traceparent.substring(PARENT_ID, FLAGS - 1);
  }

  /** The flags: 2 hex digits, of which the last bit says that the caller may record the trace. */
  public String flags() {
    return traceparent.substring(FLAGS);
  }
}
