package support;

import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.TriggerType;

/** Declarations in another file and package than the tools that use them. */
public class Far {
  public record Wrong(@Arg(defaultValue = "three") int size, java.util.Map<String, String> map) {}

  @TriggerType("wrong")
  public record WrongTrigger(int type, java.util.UUID id) {}

  protected record Hidden(int size) {}

  @TriggerType("near")
  public record Near(double meters) {}

  enum Inside {
    A
  }
}
