package org.robotmcpkit.verification.reflection;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** What must not be: tools that look things up, by themselves and through the JDK. */
final class CuriousTools implements ToolSet {
  @Override
  public List<ToolSpec> tools() {
    return List.of(
        ToolSpec.longRunning(
            "sleep_task", "Sleeps.", "{\"type\":\"object\"}", CuriousTools::start));
  }

  private static TaskInfo start(ToolCall call) {
    call.number("duration_s").required();
    call.bool("fail").orElse(false);
    call.refuseIfWrong();
    return call.start(task -> Map.of("found", found(), "unit", unit()));
  }

  private static String found() throws ClassNotFoundException {
    return Class.forName("java.lang.String").getName();
  }

  /** Asks the enum's class for its constants by reflection, the first time. */
  private static String unit() {
    return Enum.valueOf(TimeUnit.class, "SECONDS").name();
  }
}
