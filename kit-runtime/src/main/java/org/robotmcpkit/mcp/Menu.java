package org.robotmcpkit.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.consent.ConsentDesk;
import org.robotmcpkit.model.HiddenCharacters;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.model.UnreadableJsonException;
import org.robotmcpkit.observe.Observer;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;
import org.slf4j.event.Level;

/**
 * All tools and resources of one server, in the order in which clients see them. Immutable; closing
 * it ends the calls of instant tools and the reading of resources.
 */
public final class Menu implements AutoCloseable {
  /** Longer than any name that a tool may have. */
  private static final int LONGEST_NAME = 128;

  /** The server in the URIs of resources where nobody has said its name. */
  private static final String NAMELESS = "server";

  /** The MCP extension whose clients can get a task of theirs from a start tool. */
  static final String TASKS_EXTENSION = "io.modelcontextprotocol/tasks";

  private final TaskManager tasks;
  private final Map<String, BoundTool> tools;
  private final Answering answering;
  private final Resources resources;
  private final List<InstantCalls> calls;
  private final boolean asksOperators;
  private final ConsentDesk desk;
  private final WaitingCalls waiting = new WaitingCalls();

  private Menu(
      TaskManager tasks,
      Map<String, BoundTool> tools,
      Answering answering,
      Resources resources,
      List<InstantCalls> calls,
      boolean asksOperators,
      ConsentDesk desk) {
    this.tasks = tasks;
    this.tools = tools;
    this.answering = answering;
    this.resources = resources;
    this.calls = calls;
    this.asksOperators = asksOperators;
    this.desk = desk;
  }

  /**
   * The tools of the sets under their own names, then {@code get_task}, {@code cancel_task} and
   * {@code list_tasks}, and {@code answer_task} where a tool asks humans.
   *
   * @throws IllegalArgumentException if two tools have one name, a schema of a tool is no JSON
   *     schema, or a description or title has hidden characters
   */
  public static Menu of(TaskManager tasks, List<? extends ToolSet> toolSets) {
    return of(NAMELESS, tasks, toolSets);
  }

  /** The same for a server of that name, which stands in the URIs of its resources. */
  static Menu of(String server, TaskManager tasks, List<? extends ToolSet> toolSets) {
    return of(
        server,
        tasks,
        toolSets,
        UnaryOperator.identity(),
        StartLimit.perSecond(StartLimit.DEFAULT_PER_SECOND));
  }

  /** The same, with names and a limit, for a server whose name nobody asks for. */
  static Menu of(
      TaskManager tasks,
      List<? extends ToolSet> toolSets,
      UnaryOperator<String> names,
      StartLimit limit) {
    return of(NAMELESS, tasks, toolSets, names, limit);
  }

  /** The same, with a desk of its own for consent; no operator can be reached. */
  public static Menu of(
      String server,
      TaskManager tasks,
      List<? extends ToolSet> toolSets,
      UnaryOperator<String> names,
      StartLimit limit) {
    return of(server, tasks, toolSets, names, limit, ConsentDesk.ofServer());
  }

  /**
   * The same.
   *
   * @param server the name of the server, which stands in the URIs of its resources
   * @param names gives each tool, the status tools too, the name that clients see
   * @param limit how many starts a caller gets
   * @param desk where consent lies that does not come with a call
   * @throws IllegalArgumentException if two tools have one name, or one that models do not accept
   */
  public static Menu of(
      String server,
      TaskManager tasks,
      List<? extends ToolSet> toolSets,
      UnaryOperator<String> names,
      StartLimit limit,
      ConsentDesk desk) {
    return of(server, tasks, toolSets, names, limit, desk, Observer.nobody());
  }

  /** The same, with who counts the calls; what it throws goes to the log. */
  public static Menu of(
      String server,
      TaskManager tasks,
      List<? extends ToolSet> toolSets,
      UnaryOperator<String> names,
      StartLimit limit,
      ConsentDesk desk,
      Observer observer) {
    CallLog log = new CallLog(server, Level.INFO, Observer.contained(observer));
    return of(server, tasks, toolSets, names, limit, desk, log);
  }

  /** A menu whose calls are not worth a line, since nobody has made them. */
  static Menu ofWarmUp(TaskManager tasks, ToolSet toolSet) {
    return of(
        NAMELESS,
        tasks,
        List.of(toolSet),
        UnaryOperator.identity(),
        StartLimit.perSecond(StartLimit.DEFAULT_PER_SECOND),
        ConsentDesk.ofServer(),
        new CallLog(NAMELESS, Level.TRACE, Observer.nobody()));
  }

  private static Menu of(
      String server,
      TaskManager tasks,
      List<? extends ToolSet> toolSets,
      UnaryOperator<String> names,
      StartLimit limit,
      ConsentDesk desk,
      CallLog log) {
    UnaryOperator<String> validNames = name -> valid(name, names.apply(name));
    List<ToolSpec> specs =
        toolSets.stream()
            .flatMap(toolSet -> toolSet.tools().stream())
            .map(spec -> spec.named(validNames.apply(spec.name())))
            .sorted(Comparator.comparing(ToolSpec::isStop).reversed())
            .toList();
    InstantCalls calls = InstantCalls.ofServer();
    Optional<InstantCalls> stops =
        specs.stream().filter(ToolSpec::isStop).findFirst().map(any -> InstantCalls.ofStopTools());
    StartTools startTools = new StartTools(tasks, limit, desk);
    InstantTools instantTools = new InstantTools(tasks, calls, stops.orElse(calls), limit, desk);
    List<BoundTool> all = new ArrayList<>();
    specs.forEach(
        spec ->
            all.add(
                spec.isInstant()
                    ? log.around(instantTools.bind(spec))
                    : log.aroundStart(startTools.bind(spec))));
    Answering answering = new Answering(tasks, scopesOfAsking(specs));
    List<String> stopNames = specs.stream().filter(ToolSpec::isStop).map(ToolSpec::name).toList();
    StatusTools.of(tasks, validNames, answering.isOfUse(), stopNames)
        .forEach(tool -> all.add(log.quietly(tool)));
    AnswerTool.of(answering, validNames).forEach(tool -> all.add(log.around(tool)));
    return new Menu(
        tasks,
        checked(all),
        answering,
        Resources.of(server, toolSets, calls),
        Stream.concat(stops.stream(), Stream.of(calls)).toList(),
        specs.stream().anyMatch(Menu::asksOperator),
        desk);
  }

  private static Map<String, String> scopesOfAsking(List<ToolSpec> specs) {
    Map<String, String> scopes = new LinkedHashMap<>();
    for (ToolSpec spec : specs) {
      if (spec.asks() && spec.scope() != null) {
        scopes.put(spec.name(), spec.scope());
      }
    }
    return scopes;
  }

  private static boolean asksOperator(ToolSpec spec) {
    return spec.gate() != null && spec.gate().ways(spec.effect()).contains(Consent.OPERATOR);
  }

  private static Map<String, BoundTool> checked(List<BoundTool> tools) {
    Map<String, BoundTool> byName = new LinkedHashMap<>();
    for (BoundTool tool : tools) {
      requireVisible("the description of " + tool.name(), tool.description());
      requireVisible("the title of " + tool.name(), String.valueOf(tool.title()));
      requireSchemas(tool);
      if (byName.put(tool.name(), tool) != null) {
        throw new IllegalArgumentException(
            "two tools are named "
                + tool.name()
                + "; give one of them another name with name = … in its annotation");
      }
    }
    return byName;
  }

  private static String valid(String original, String name) {
    if (!ToolSpec.isName(name)) {
      throw new IllegalArgumentException(
          original
              + " would be offered as \""
              + LogText.safe(name)
              + "\"; a tool's name must be 1 to 64 letters, digits,"
              + " _ and -, so choose other tool names or another name for the server.");
    }
    return name;
  }

  /** What a model reads and a reviewer does not see is an attack on the reviewer. */
  private static void requireVisible(String what, String text) {
    if (HiddenCharacters.areIn(text.replace("\r", ""))) {
      throw new IllegalArgumentException(
          what + " has characters that nobody sees: " + LogText.safe(text));
    }
  }

  /** Neither stack looks at them: a server with a tool that no client can read does not start. */
  private static void requireSchemas(BoundTool tool) {
    requireSchema("the input schema of " + tool.name(), tool.inputSchema());
    if (tool.outputSchema() != null) {
      requireSchema("the output schema of " + tool.name(), tool.outputSchema());
    }
  }

  private static void requireSchema(String what, String text) {
    Map<String, Object> schema;
    try {
      schema = Json.readObject(text);
    } catch (UnreadableJsonException noObject) {
      throw new IllegalArgumentException(
          what + " is no JSON object: " + noObject.getMessage(), noObject);
    }
    if (!PlainSchemas.isSurelyOne(schema)) {
      McpJsonDefaults.getSchemaValidator().assertConforms(what, schema);
    }
  }

  /** The names, in order. */
  public List<String> names() {
    return List.copyOf(tools.keySet());
  }

  /** The URIs of the resources, those with variables in them too, in order. */
  public List<String> resourceUris() {
    return resources.uris();
  }

  Resources resources() {
    return resources;
  }

  List<BoundTool> tools() {
    return List.copyOf(tools.values());
  }

  /** The tools that a caller may see, in order. */
  List<BoundTool> visibleTo(Caller caller) {
    return tools.values().stream().filter(tool -> tool.isFor(caller)).toList();
  }

  /** The tool of that name, if there is one that the caller may see. */
  Optional<BoundTool> find(String name, Caller caller) {
    return Optional.ofNullable(tools.get(name)).filter(tool -> tool.isFor(caller));
  }

  TaskManager tasks() {
    return tasks;
  }

  /** The way of answers to the tasks. */
  Answering answering() {
    return answering;
  }

  /**
   * Lets no more calls of instant tools in, interrupts those that run, and tells operators nothing
   * more; takes half a second at the most.
   */
  @Override
  public void close() {
    calls.forEach(InstantCalls::close);
    desk.approvals().close();
  }

  /** The calls that wait for a human of their client. */
  public WaitingCalls waiting() {
    return waiting;
  }

  /** Whether any tool may need an operator's consent. */
  public boolean asksOperators() {
    return asksOperators;
  }

  /** Whether any tool has something for clients of the Tasks extension. */
  boolean offersTasks() {
    return tools.values().stream().anyMatch(tool -> tool.tasks() != TaskMode.OFF);
  }

  /** What a caller is told who asks for a tool that is not on the menu. */
  static String unknown(String name) {
    return "Unknown tool: " + LogText.safe(name, LONGEST_NAME);
  }
}
