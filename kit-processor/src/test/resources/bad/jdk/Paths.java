package jdk;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Paths {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(java.nio.file.Path path, java.io.File file, java.net.URL url) {} // error: [kit:type] file has type File, which no argument can have; use String and parse it in the method // error: [kit:type] path has type Path, which no argument can have; use String and parse it in the method // error: [kit:type] url has type URL, which no argument can have; use URI
}
