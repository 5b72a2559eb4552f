package org.robotmcpkit.server;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.mcp.WarmUp;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.ToolSet;

/**
 * A capability server: tools, the tasks they start, the events these post, and a transport for clients.
 *
 * <pre>{@code
 * public static void main(String[] args) {
 *   CapabilityServer.named("sleeper").tools(SleeperTools::new, new Sleeper()).run();
 * }
 * }</pre>
 *
 * <p>The environment says how it is reached and where events go ({@code docs/contract.md} §7). Building is for one
 * thread; a {@link RunningServer} is thread-safe.
 */
public final class CapabilityServer {
  /** The exit code of a server that cannot start as it is configured (EX_CONFIG of sysexits.h). */
  public static final int BAD_CONFIGURATION = 78;

  private final String name;
  private final List<ToolSet> toolSets = new ArrayList<>();
  private String version = "0";
  private @Nullable String instructions;
  private Map<String, String> environment = System.getenv();

  private CapabilityServer(String name) {
    this.name = name;
  }

  /**
   * A server without tools yet.
   *
   * @param name its name in every event: 1 to 64 letters, digits, {@code .}, {@code _} and {@code -}
   */
  public static CapabilityServer named(String name) {
    return new CapabilityServer(Objects.requireNonNull(name, "name"));
  }

  /** Adds tools. */
  public CapabilityServer tools(ToolSet more) {
    toolSets.add(Objects.requireNonNull(more, "more"));
    return this;
  }

  /**
   * Adds the tools of a holder: {@code tools(SleeperTools::new, new Sleeper())}.
   *
   * @param generated the constructor of the class that the processor has written
   * @param holder whose methods the tools call
   */
  public <H> CapabilityServer tools(Function<? super H, ? extends ToolSet> generated, H holder) {
    return tools(generated.apply(holder));
  }

  /** The version that clients see; default {@code 0}. */
  public CapabilityServer version(String newVersion) {
    version = Objects.requireNonNull(newVersion, "newVersion");
    return this;
  }

  /** What a model should know before it uses the tools; default nothing. */
  public CapabilityServer instructions(String text) {
    instructions = Objects.requireNonNull(text, "text");
    return this;
  }

  /** The variables to read in place of the process's own. */
  public CapabilityServer environment(Map<String, String> variables) {
    environment = Map.copyOf(variables);
    return this;
  }

  /**
   * Starts the server.
   *
   * @throws ConfigurationException if it cannot start as it is configured; nothing runs then
   */
  public RunningServer start() {
    Settings settings = Settings.from(environment);
    WarmUp.inBackground();
    EventPoster poster = poster();
    TaskManager tasks = LocalTasks.builder(name, poster).taskIdDigits(taskIdDigits()).build();
    try {
      Menu menu = Menu.of(tasks, toolSets);
      Front front = front(settings);
      String address = front.open(new ServerInfo(name, version, instructions), menu);
      return new RunningServer(name, settings.transport(), address, menu.names(), front, tasks, poster);
    } catch (RuntimeException failure) {
      tasks.close();
      poster.close();
      throw failure instanceof IllegalArgumentException
          ? new ConfigurationException(String.valueOf(failure.getMessage()), failure)
          : failure;
    }
  }

  /**
   * Starts the server, says so in one line on standard error, and serves until the process is asked to end or, on
   * stdio, until standard input ends. For {@code main} methods: if it cannot start it prints one line that says what to
   * do, and ends the process with {@link #BAD_CONFIGURATION}; at the end of standard input it ends it with 0.
   */
  public void run() {
    RunningServer server;
    try {
      server = start();
    } catch (ConfigurationException refused) {
      System.err.println(name + ": " + refused.getMessage());
      System.exit(BAD_CONFIGURATION);
      return;
    }
    server.closeOnExit();
    System.err.println(server.banner());
    server.serve();
    // The SDK leaves threads behind when its client goes before it has introduced itself.
    System.exit(0);
  }

  /** Where the Tasks extension is offered, an id may be all that protects a task (SEP-2663, security). */
  private int taskIdDigits() {
    boolean offersTasks =
        toolSets.stream().flatMap(set -> set.tools().stream()).anyMatch(tool -> tool.tasks() != TaskMode.OFF);
    return offersTasks ? LocalTasks.UNGUESSABLE_ID_DIGITS : LocalTasks.ID_DIGITS;
  }

  private EventPoster poster() {
    try {
      return EventPoster.fromEnvironment(name, environment);
    } catch (IllegalArgumentException refused) {
      throw new ConfigurationException(String.valueOf(refused.getMessage()), refused);
    }
  }

  private static Front front(Settings settings) {
    return switch (settings.transport()) {
      case STDIO -> new StdioFront(System.in, claimStandardOutput());
      case SSE -> new HttpFront(settings, SseEndpoint::make);
      case STREAMABLE_HTTP -> new HttpFront(settings, EraRouter::make);
    };
  }

  /** Nothing but MCP may go to standard output, so what tools print there goes to standard error. */
  private static OutputStream claimStandardOutput() {
    PrintStream protocol = System.out;
    System.setOut(System.err);
    return protocol;
  }
}
