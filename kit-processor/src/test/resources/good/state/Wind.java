package state;

import org.robotmcpkit.annotation.McpResource;

/** Has nothing but a resource, and a name that generated code has a use for. */
public class Wind {
  /** How strong the wind is, on a scale from 0 to 12. */
  @McpResource(path = "wind")
  public int resources() {
    return 3;
  }
}
