package org.robotmcpkit.mcp;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.modelcontextprotocol.modern.McpException;
import io.modelcontextprotocol.modern.McpSchema.ClientCapabilities;
import io.modelcontextprotocol.modern.McpSchema.Result;
import io.modelcontextprotocol.modern.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.modern.McpSchema.SubscriptionFilter;
import io.modelcontextprotocol.modern.server.McpAsyncResponse;
import io.modelcontextprotocol.modern.server.McpFeature;
import io.modelcontextprotocol.modern.server.McpHeader;
import io.modelcontextprotocol.modern.server.McpHeaders;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.model.OpenQuestion;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.question.Reply;
import org.robotmcpkit.question.WrongReplyException;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.ToolRefusal;
import reactor.core.publisher.Mono;

/**
 * The methods of the MCP extension {@code io.modelcontextprotocol/tasks} (SEP-2663), another view
 * of the tasks that {@code get_task} and {@code cancel_task} know.
 */
final class TasksExtension implements McpFeature {
  static final String ID = Menu.TASKS_EXTENSION;

  /** What a client declares with each request that has to do with the extension. */
  static final ClientCapabilities NEEDED =
      ClientCapabilities.builder().extensions(Map.of(ID, Map.of())).build();

  private static final String GET = "tasks/get";
  private static final String UPDATE = "tasks/update";
  private static final String CANCEL = "tasks/cancel";
  private static final String TASK_IDS = TaskChanges.TASK_IDS;
  private static final int HEADER_MISMATCH = -32020;

  private final TaskManager tasks;
  private final Answering answering;
  private final Clock clock;

  TasksExtension(TaskManager tasks, Answering answering, Clock clock) {
    this.tasks = tasks;
    this.answering = answering;
    this.clock = clock;
  }

  static boolean isDeclared(McpRequestContext context) {
    Map<String, Map<String, Object>> extensions = context.clientCapabilities().extensions();
    return extensions != null && extensions.containsKey(ID);
  }

  @Override
  public Set<String> methods() {
    return Set.of(GET, UPDATE, CANCEL);
  }

  @Override
  public void capabilities(ServerCapabilities.Builder builder) {
    builder.extension(ID, Map.of());
  }

  @Override
  public Mono<? extends McpAsyncResponse<? extends Result>> handle(
      McpRequestContext context, Object params) {
    return Mono.fromCallable(() -> McpAsyncResponse.result(answer(context, (Map<?, ?>) params)));
  }

  private Result answer(McpRequestContext context, Map<?, ?> params) {
    requireDeclared(context);
    if (!(params.get("taskId") instanceof String taskId)) {
      throw McpException.invalidParams(context.method() + ": taskId must be a text");
    }
    requireSameName(context, taskId);
    TaskInfo task =
        find(context, taskId)
            .orElseThrow(() -> McpException.invalidParams("Unknown task: " + LogText.safe(taskId)));
    return switch (context.method()) {
      case GET ->
          ExtensionTask.asked(
              task, clock.instant(), context.clientCapabilities().supportsElicitationForm());
      case CANCEL -> cancel(context, taskId);
      default -> update(context, task, params.get("inputResponses"));
    };
  }

  private TaskManager tasksOf(McpRequestContext context) {
    return tasks.ownedBy(Callers.of(context.transportContext()).principal());
  }

  /** The task that this caller may know. */
  private Optional<TaskInfo> find(McpRequestContext context, String taskId) {
    return tasksOf(context).get(taskId);
  }

  /** A request, acknowledged before it has an effect; for a task that has ended it has none. */
  private Result cancel(McpRequestContext context, String taskId) {
    tasksOf(context).cancel(taskId);
    return Acknowledged.YES;
  }

  /**
   * What answers no open question is ignored; what answers one wrongly is named, and changes
   * nothing.
   */
  private Result update(McpRequestContext context, TaskInfo task, @Nullable Object inputResponses) {
    if (inputResponses != null && !(inputResponses instanceof Map)) {
      throw McpException.invalidParams(UPDATE + ": inputResponses must be an object");
    }
    Map<String, Reply> replies = new LinkedHashMap<>();
    for (OpenQuestion question :
        task.questions() == null ? List.<OpenQuestion>of() : task.questions()) {
      Object response =
          inputResponses == null ? null : ((Map<?, ?>) inputResponses).get(question.id());
      if (response != null) {
        replies.put(question.id(), reply(question.id(), response));
      }
    }
    try {
      answering.answer(Callers.of(context.transportContext()), task.taskId(), replies);
    } catch (WrongReplyException | ToolRefusal refused) {
      throw McpException.invalidParams(UPDATE + ": " + refused.getMessage());
    }
    return Acknowledged.YES;
  }

  private static Reply reply(String questionId, Object response) {
    return Elicitations.reply(response)
        .orElseThrow(
            () ->
                McpException.invalidParams(
                    UPDATE
                        + ": inputResponses."
                        + questionId
                        + " must have an action, accept, decline or cancel, and with"
                        + " accept a content, an object"));
  }

  private static void requireDeclared(McpRequestContext context) {
    if (!isDeclared(context)) {
      throw McpException.missingClientCapability(NEEDED);
    }
  }

  /**
   * Over HTTP the task's id stands in a header too; the SDK looks at it only for methods of its
   * own.
   */
  private static void requireSameName(McpRequestContext context, String taskId) {
    if (context.transportContext().get(McpHeaders.TRANSPORT_CONTEXT_KEY)
            instanceof McpHeaders headers
        && headers != McpHeaders.NOT_MIRRORED) {
      McpHeader name = headers.get("Mcp-Name");
      if (name == null || !taskId.equals(name.value())) {
        throw new McpException(HEADER_MISMATCH, "Mcp-Name header does not match params.taskId");
      }
    }
  }

  @Override
  public SubscriptionFilter honouredSubscriptions(
      McpRequestContext context, SubscriptionFilter requested) {
    if (!(requested.get(TASK_IDS) instanceof List<?> ids) || ids.isEmpty()) {
      return SubscriptionFilter.EMPTY;
    }
    requireDeclared(context);
    List<String> known =
        ids.stream()
            .filter(String.class::isInstance)
            .map(String.class::cast)
            .filter(id -> find(context, id).isPresent())
            .toList();
    return SubscriptionFilter.EMPTY.with(TASK_IDS, known);
  }

  /** An answer that says only that the request has arrived. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Acknowledged(
      String resultType, @JsonProperty("_meta") @Nullable Map<String, Object> meta)
      implements Result {
    static final Acknowledged YES = new Acknowledged("complete", null);
  }
}
