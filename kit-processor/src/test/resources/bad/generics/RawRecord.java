package generics;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class RawRecord {
  record Box<T>(T value) {}

  record Outer(Box box) {} // error: [kit:type] box has type Box, which no argument can have; say what it is made of, such as Box<String>

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Box box, List<Box> boxes, Outer outer) {} // error: [kit:type] box has type Box, which no argument can have; say what it is made of, such as Box<String> // error: [kit:type] boxes has type Box, which no argument can have; say what it is made of, such as Box<String>
}
