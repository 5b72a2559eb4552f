package jdk;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Texts {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(CharSequence text, StringBuilder builder, java.util.Locale locale, java.util.regex.Pattern pattern) {} // error: [kit:type] builder has type StringBuilder, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] locale has type Locale, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] pattern has type Pattern, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] text has type CharSequence, which no argument can have; use String
}
