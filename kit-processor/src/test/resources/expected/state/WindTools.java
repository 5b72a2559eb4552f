package state;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ResourceContents;
import org.robotmcpkit.tool.ResourceSpec;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Serves the tools of {@link Wind}.
 */
@Generated("org.robotmcpkit.processor.KitProcessor")
public final class WindTools implements ToolSet {
  private final Wind wind;

  public WindTools(Wind wind) {
    this.wind = Objects.requireNonNull(wind, "wind");
  }

  @Override
  public List<ToolSpec> tools() {
    return List.of();
  }

  @Override
  public List<ResourceSpec> resources() {
    ResourceSpec resources_ =
        ResourceSpec.of(
                "wind", "resources",
                "How strong the wind is, on a scale from 0 to 12.",
                "application/json", this::resources_);
    return List.of(resources_);
  }

  private ResourceContents resources_(Arguments variables) {
    variables.refuseIfWrong();
    return ResourceContents.json(wind.resources());
  }
}
