package org.robotmcpkit.sample.demo;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.McpResource;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.server.CapabilityServer;

/**
 * Tells about its own process and its workspace: something to look at for whoever writes a client.
 */
public final class Demo {
  /**
   * The variable that names the workspace; without it that is the folder in which the server was
   * started.
   */
  static final String WORKSPACE = "DEMO_WORKSPACE";

  private final Workspace workspace;

  Demo(Workspace workspace) {
    this.workspace = workspace;
  }

  /**
   * Measure what this server's process uses: processors, memory, threads and garbage collection.
   *
   * @param windowMs how long to measure the load of the processors
   */
  @Tool(effect = Effect.READS)
  public Metrics calculateMetrics(@Arg(defaultValue = "200") @Min(10) @Max(5000) int windowMs)
      throws InterruptedException {
    return Metrics.measured(Duration.ofMillis(windowMs));
  }

  /**
   * List files and folders of the workspace, by path. It shows no contents, and follows no link.
   *
   * @param folder where to look, such as maps/today; empty: the whole workspace
   * @param nameContains a part that the name of a file or folder must have, in upper or lower case;
   *     empty: any name
   * @param levels how many levels of folders to look into; 1: the folder itself
   * @param limit how many entries to list at most
   */
  @Tool(effect = Effect.READS)
  public Found queryWorkspace(
      @Arg(defaultValue = "") @Size(max = 1000) String folder,
      @Arg(defaultValue = "") @Size(max = 100) String nameContains,
      @Arg(defaultValue = "1") @Min(1) @Max(16) int levels,
      @Arg(defaultValue = "50") @Min(1) @Max(500) int limit) {
    return workspace.search(folder, new Search(nameContains, levels, limit));
  }

  /** The machine and the JVM on which this server runs. */
  @McpResource(path = "system-info")
  public SystemInfo systemInfo() {
    return SystemInfo.ofThisProcess();
  }

  /**
   * Serves the demo, over HTTP and with its inspector page unless the environment says otherwise.
   */
  public static void main(String[] args) {
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.putIfAbsent("MCP_TRANSPORT", "streamable_http");
    environment.putIfAbsent("MCP_INSPECTOR", "true");
    String folder = environment.getOrDefault(WORKSPACE, "");
    Workspace workspace;
    try {
      workspace = new Workspace(Path.of(folder));
    } catch (IOException | IllegalArgumentException unusable) {
      System.err.println(
          "demo: " + WORKSPACE + " must be a folder that can be read (got " + folder + ")");
      System.exit(CapabilityServer.BAD_CONFIGURATION);
      return;
    }
    CapabilityServer.named("demo")
        .tools(DemoTools::new, new Demo(workspace))
        .environment(environment)
        .run();
  }
}
