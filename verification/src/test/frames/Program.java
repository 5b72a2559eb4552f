package frames;

import java.util.List;
import java.util.function.Consumer;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** Where the operator of docs/gates.md is plugged in. */
class Program {
  interface Panel {
    void ask(String message, Consumer<Boolean> yes);
  }

  interface Arm {}

  record ArmTools(Arm arm) implements ToolSet {
    @Override
    public List<ToolSpec> tools() {
      return List.of();
    }
  }

  static void serve(Arm arm, Panel panel) {
    // the block
  }
}
