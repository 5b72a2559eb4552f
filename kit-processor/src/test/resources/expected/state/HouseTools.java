package state;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.Awaited;
import org.robotmcpkit.tool.ResourceContents;
import org.robotmcpkit.tool.ResourceSpec;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link House}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class HouseTools implements ToolSet {
  private static final String BATTERY_INPUT = """
      {
        "type": "object",
        "additionalProperties": false
      }
      """;

  private static final String CAMERA_RESOURCE = """
      What the camera of a room sees at this moment, as a text that says so, since this one is blind and sees nothing.\
      """;

  private static final String BATTERY_RESULT = """
      {"type": "object", "properties": {"percent": {"type": "integer"}}, "required": ["percent"]}
      """;

  private final House house;

  public HouseTools(House house) {
    this.house = Objects.requireNonNull(house, "house");
  }

  @Override
  public List<ToolSpec> tools() {
    ToolSpec battery =
        ToolSpec.instant("battery", "How full the battery is.", BATTERY_INPUT, this::battery)
            .result(BATTERY_RESULT)
            .effect(Effect.READS);
    return List.of(battery);
  }

  @Override
  public List<ResourceSpec> resources() {
    ResourceSpec notes =
        ResourceSpec.of(
                "notes", "notes",
                "What the robot has noted.",
                "text/plain", this::notes)
            .title("Notes");
    ResourceSpec map =
        ResourceSpec.of(
                "maps/ground-floor.png", "ground_floor",
                "The map of the house as the robot has drawn it.",
                "image/png", this::map)
            .deadline(Duration.ofSeconds(2))
            .scope("house:maps");
    ResourceSpec battery_ =
        ResourceSpec.of(
                "battery", "battery",
                "How full the battery is.",
                "application/json", this::battery_);
    ResourceSpec doors =
        ResourceSpec.of(
                "doors/{door_number}/{state}/{day}", "doors",
                "What was seen at a door on a day, by the door's number and what it was like.",
                "application/json", this::doors);
    ResourceSpec camera =
        ResourceSpec.of(
                "cam://house/{room}/now", "camera",
                CAMERA_RESOURCE,
                "text/plain", this::camera);
    return List.of(notes, map, battery_, doors, camera);
  }

  private ToolReply battery(ToolCall call) {
    call.refuseIfWrong();
    return ToolReply.data(house.battery());
  }

  private ResourceContents notes(Arguments variables) {
    variables.refuseIfWrong();
    return ResourceContents.text(house.notes());
  }

  private ResourceContents map(Arguments variables) throws Exception {
    variables.refuseIfWrong();
    return ResourceContents.bytes(house.map());
  }

  private ResourceContents battery_(Arguments variables) {
    variables.refuseIfWrong();
    return ResourceContents.json(house.battery());
  }

  private ResourceContents doors(Arguments variables) throws Exception {
    int doorNumber = variables.integer("door_number").min(1).required();
    House.Door state = variables.choice("state", House.Door.values()).required();
    LocalDate day = variables.date("day").required();
    variables.refuseIfWrong();
    return ResourceContents.json(Awaited.of(house.doors(doorNumber, state, day)));
  }

  private ResourceContents camera(Arguments variables) {
    String room = variables.string("room").required();
    variables.refuseIfWrong();
    return ResourceContents.text(House.camera(room));
  }
}
