package org.robotmcpkit.server;

import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.consent.Approvals;
import org.robotmcpkit.consent.ConsentDesk;
import org.robotmcpkit.consent.Operator;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.event.EventSink;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.mcp.StartLimit;
import org.robotmcpkit.mcp.ToolNames;
import org.robotmcpkit.mcp.WarmUp;
import org.robotmcpkit.observe.Observer;
import org.robotmcpkit.server.inspector.About;
import org.robotmcpkit.server.inspector.EventHistory;
import org.robotmcpkit.server.inspector.Inspector;
import org.robotmcpkit.server.registry.RegisteredServer;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.tool.ToolSet;

/**
 * A capability server: tools, the tasks they start, the events these post, and a transport for
 * clients.
 *
 * <pre>{@code
 * public static void main(String[] args) {
 *   CapabilityServer.named("sleeper").tools(SleeperTools::new, new Sleeper()).run();
 * }
 * }</pre>
 *
 * <p>The environment says how it is reached and where events go ({@code docs/contract.md} §7).
 * Building is for one thread; a {@link RunningServer} is thread-safe.
 */
public final class CapabilityServer {
  /** The exit code of a server that cannot start as it is configured (EX_CONFIG of sysexits.h). */
  public static final int BAD_CONFIGURATION = 78;

  private final String name;
  private final List<ToolSet> toolSets = new ArrayList<>();
  private String version = "0";
  private @Nullable String instructions;
  private final List<String> hosts = new ArrayList<>();
  private final List<String> origins = new ArrayList<>();
  private boolean remote;
  private ToolNames toolNames = ToolNames.plain();
  private boolean inspector;
  private final List<Operator> operators = new ArrayList<>();
  private int startsPerSecond = StartLimit.DEFAULT_PER_SECOND;
  private int maxRunning = LocalTasks.MAX_RUNNING;
  private int maxFinishedRetained = LocalTasks.MAX_FINISHED_RETAINED;
  private Function<? super String, ? extends Observer> observers = server -> Observer.nobody();
  private Map<String, String> environment = System.getenv();

  private CapabilityServer(String name) {
    this.name = name;
  }

  /**
   * A server without tools yet.
   *
   * @param name its name in every event: 1 to 64 letters, digits, {@code .}, {@code _} and {@code
   *     -}
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

  /** Under which names clients see the tools; default their own. */
  public CapabilityServer toolNames(ToolNames names) {
    toolNames = Objects.requireNonNull(names, "names");
    return this;
  }

  /**
   * Lets other machines in, as {@code MCP_ALLOW_REMOTE=true} does: {@code MCP_HOST} may be an
   * address that they can reach. The server then starts only with a token, in {@code MCP_TOKEN} or
   * {@code MCP_TOKEN_FILE}.
   */
  public CapabilityServer allowRemote() {
    remote = true;
    return this;
  }

  /**
   * More names that requests may be sent to, as {@code MCP_ALLOWED_HOSTS} lists them.
   *
   * @param more exact names, with a port or with that of the server: {@code robot.lan}, {@code
   *     robot.lan:8080}
   * @throws ConfigurationException if one is no name
   */
  public CapabilityServer allowedHosts(String... more) {
    for (String host : more) {
      hosts.add(Hosts.checked("allowedHosts", host));
    }
    return this;
  }

  /**
   * The web pages that may talk to the server besides its own, as {@code MCP_ALLOWED_ORIGINS} lists
   * them.
   *
   * @param more exact origins: {@code https://inspector.example}
   * @throws ConfigurationException if one is no origin
   */
  public CapabilityServer allowedOrigins(String... more) {
    for (String origin : more) {
      origins.add(Origins.checked("allowedOrigins", origin));
    }
    return this;
  }

  /**
   * Whether there is a page at {@code /inspector} that shows what the server does, on loopback
   * addresses only ({@code docs/inspector.md}); default no. {@code MCP_INSPECTOR}, where it is set,
   * has the last word.
   */
  public CapabilityServer inspector(boolean on) {
    inspector = on;
    return this;
  }

  /**
   * How many tasks a second each caller may start, 1 or more; default 50. Four seconds' starts may
   * come at once.
   */
  public CapabilityServer startsPerSecond(int most) {
    startsPerSecond = most;
    return this;
  }

  /** How many tasks may run at once, 1 or more; default 256. Starts beyond it are refused. */
  public CapabilityServer maxRunning(int most) {
    maxRunning = most;
    return this;
  }

  /** How many finished tasks can be asked for at least, 1 or more; default 200. */
  public CapabilityServer maxFinishedRetained(int least) {
    maxFinishedRetained = least;
    return this;
  }

  /**
   * Has an operator told of gated calls that wait for one ({@code docs/gates.md}): a way to a human
   * that needs no HTTP, such as a button on the robot.
   */
  public CapabilityServer operator(Operator operator) {
    operators.add(Objects.requireNonNull(operator, "operator"));
    return this;
  }

  /**
   * Has an observer count and time what the server does, for example in a registry of Micrometer's:
   * {@code observer(MicrometerObserver.in(registry))} ({@code docs/operations.md}). What it throws
   * goes to the log.
   *
   * @param ofServer makes the observer, from the server's name
   */
  public CapabilityServer observer(Function<? super String, ? extends Observer> ofServer) {
    observers = Objects.requireNonNull(ofServer, "ofServer");
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
    Settings settings = Settings.from(environment, new Settings.Access(remote, hosts, origins));
    EventHistory history =
        InspectorSwitch.isOn(inspector, environment, settings)
            ? new EventHistory(Clock.systemUTC())
            : null;
    Observer observer = Observer.contained(observers.apply(name));
    EventPoster poster = poster(history, observer);
    EventSink sink = history == null ? poster : history.before(poster);
    LocalTasks tasks = tasks(sink, poster, observer);
    ConsentDesk desk = ConsentDesk.ofServer(observer);
    try {
      operators.forEach(desk.approvals()::tell);
      Menu menu =
          Menu.of(
              name,
              tasks,
              toolSets,
              tool -> toolNames.of(name, tool),
              StartLimit.perSecond(startsPerSecond),
              desk,
              observer);
      ServerInfo info = new ServerInfo(name, version, instructions);
      Optional<ApprovalDesk> approvals = approvals(settings, menu, desk.approvals());
      Inspector inspecting =
          history == null ? null : new Inspector(about(info, settings), history, tasks, poster);
      Front front = front(settings, new Health(info, tasks, poster), approvals, inspecting);
      String address = front.open(info, menu);
      WarmUp.inBackground(front::walkThrough);
      Registration registration =
          Registration.of(
              settings.registry(),
              RegisteredServer.ofThisProcess(
                  name, version, front.port(), address, menu.names(), menu.resourceUris()));
      observer.begins(new ServerReadings(tasks, poster, desk));
      return new RunningServer(
          name,
          settings.transport(),
          address,
          menu,
          front,
          registration,
          tasks,
          poster,
          observer,
          approvals.flatMap(ApprovalDesk::key));
    } catch (RuntimeException failure) {
      desk.approvals().close();
      tasks.close();
      poster.close();
      throw failure instanceof IllegalArgumentException
          ? new ConfigurationException(String.valueOf(failure.getMessage()), failure)
          : failure;
    }
  }

  /**
   * Starts the server, says so in one line on standard error, and serves until the process is asked
   * to end or, on stdio, until standard input ends. For {@code main} methods: if it cannot start it
   * prints one line that says what to do, and ends the process with {@link #BAD_CONFIGURATION}; at
   * the end of standard input it ends it with 0.
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
    server
        .operatorKey()
        .ifPresent(
            key ->
                System.err.println(
                    name
                        + ": an operator agrees to calls with the key "
                        + key
                        + server
                            .inspector()
                            .map(page -> ", or at " + page + "#operator=" + key)
                            .orElse("")));
    server.serve();
    // The SDK leaves threads behind when its client goes before it has introduced itself.
    System.exit(0);
  }

  /**
   * Where the Tasks extension is offered, an id may be all that protects a task (SEP-2663,
   * security).
   */
  private int taskIdDigits() {
    boolean offersTasks =
        toolSets.stream()
            .flatMap(set -> set.tools().stream())
            .anyMatch(tool -> tool.tasks() != TaskMode.OFF);
    return offersTasks ? LocalTasks.UNGUESSABLE_ID_DIGITS : LocalTasks.ID_DIGITS;
  }

  private About about(ServerInfo info, Settings settings) {
    String endpoint = settings.transport() == TransportKind.SSE ? SseEndpoint.PATH : EraRouter.PATH;
    return About.of(
        name,
        version,
        info.instructions(),
        settings.transport().wireName(),
        endpoint,
        toolSets,
        tool -> toolNames.of(name, tool));
  }

  private EventPoster poster(@Nullable EventHistory history, Observer observer) {
    try {
      return EventPoster.builder(name, environment)
          .deliveryListener(history)
          .observer(observer)
          .build();
    } catch (IllegalArgumentException refused) {
      throw new ConfigurationException(String.valueOf(refused.getMessage()), refused);
    }
  }

  private LocalTasks tasks(EventSink sink, EventPoster poster, Observer observer) {
    try {
      return LocalTasks.builder(name, sink)
          .taskIdDigits(taskIdDigits())
          .maxRunning(maxRunning)
          .maxFinishedRetained(maxFinishedRetained)
          .observer(observer)
          .build();
    } catch (IllegalArgumentException refused) {
      poster.close();
      throw new ConfigurationException(String.valueOf(refused.getMessage()), refused);
    }
  }

  /**
   * Over HTTP an operator can always be reached; he has to be only where a tool has a gate for him.
   */
  private static Optional<ApprovalDesk> approvals(
      Settings settings, Menu menu, Approvals approvals) {
    return menu.asksOperators() && settings.transport() != TransportKind.STDIO
        ? Optional.of(ApprovalDesk.open(approvals, settings.tokens()))
        : Optional.empty();
  }

  private static Front front(
      Settings settings,
      Health health,
      Optional<ApprovalDesk> approvals,
      @Nullable Inspector inspector) {
    return switch (settings.transport()) {
      case STDIO -> new StdioFront(System.in, claimStandardOutput());
      case SSE ->
          new HttpFront(settings, health, approvals, SseEndpoint::make).inspectedBy(inspector);
      case STREAMABLE_HTTP ->
          new HttpFront(settings, health, approvals, EraRouter::make).inspectedBy(inspector);
    };
  }

  /**
   * Nothing but MCP may go to standard output, so what tools print there goes to standard error.
   */
  private static OutputStream claimStandardOutput() {
    PrintStream protocol = System.out;
    System.setOut(System.err);
    return protocol;
  }
}
