package shadow;

import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Lives beside classes that are called like those of others. */
@SuppressWarnings("kit:description")
public class Shadow {
  /** Takes a text. */
  @LongRunningTool(effect = Effect.READS)
  public void take(java.lang.String text, java.lang.Integer number, Value value, @Arg(defaultValue = "1") java.lang.Long l) {}

  enum Value {
    A
  }
}

class String {}

class Override {}

class Integer {}

class List {}

class Objects {}

class Arguments {}

class TaskInfo {}
