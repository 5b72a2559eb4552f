package state;

import jakarta.validation.constraints.Min;
import java.io.IOException;
import java.time.LocalDate;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.McpResource;
import org.robotmcpkit.annotation.RequiresScope;
import org.robotmcpkit.annotation.Tool;

/** Resources of every kind, one of them a tool too. */
public class House {
  /** Which way a door is. */
  public enum Door {
    OPEN,
    SHUT
  }

  public record Battery(int percent) {}

  /** What the robot has noted. */
  @McpResource(path = "notes", title = "Notes")
  public String notes() {
    return "a note";
  }

  /** The map of the house as the robot has drawn it. */
  @McpResource(path = "maps/ground-floor.png", name = "ground_floor", mimeType = "image/png", deadline = "2s")
  @RequiresScope("house:maps")
  public byte[] map() throws IOException {
    return new byte[] {1, 2};
  }

  /** How full the battery is. */
  @McpResource(path = "battery")
  @Tool(effect = Effect.READS)
  public Battery battery() {
    return new Battery(87);
  }

  /** What was seen at a door on a day, by the door's number and what it was like. */
  @McpResource(path = "doors/{door_number}/{state}/{day}")
  public CompletionStage<Map<String, Object>> doors(@Min(1) int doorNumber, Door state, LocalDate day) {
    return CompletableFuture.completedFuture(Map.of("door", doorNumber, "state", state, "day", day));
  }

  @McpResource(
      path = "cam://house/{room}/now",
      description =
          "What the camera of a room sees at this moment, as a text that says so, since this one is blind and sees nothing.")
  public static String camera(String room) {
    return "nothing in " + room;
  }
}
