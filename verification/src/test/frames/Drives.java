package frames;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.StopTool;
import org.robotmcpkit.annotation.Tool;

/** Where the stop tool of docs/gates.md stands. */
public class Drives {
  interface Motors {
    void brake();
  }

  private final Motors drives;

  Drives(Motors drives) {
    this.drives = drives;
  }

  // the block
}
