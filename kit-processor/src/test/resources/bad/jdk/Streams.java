package jdk;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Streams {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(java.io.InputStream in, java.io.Reader reader, java.nio.ByteBuffer bytes) {} // error: [kit:type] bytes has type ByteBuffer, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] in has type InputStream, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these // error: [kit:type] reader has type Reader, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these
}
