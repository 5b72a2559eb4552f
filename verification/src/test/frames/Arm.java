package frames;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Gate;
import org.robotmcpkit.annotation.LongRunningTool;

/** Where the gate of docs/gates.md stands. */
@SuppressWarnings({"kit:description", "kit:missing-est"})
class Arm {
  record Wear(double energyWh) {}

  // the block
}
