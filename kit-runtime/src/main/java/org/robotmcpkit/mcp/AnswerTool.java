package org.robotmcpkit.mcp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.model.OpenQuestion;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.question.Reply;
import org.robotmcpkit.question.WrongReplyException;
import org.robotmcpkit.task.Replied;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.ToolHints;
import org.robotmcpkit.tool.ToolRefusal;

/**
 * The tool with which clients pass on what a human has answered to a task, {@code answer_task}
 * (docs/contract.md §4).
 */
final class AnswerTool {
  static final String NAME = "answer_task";

  /** The code of an answer to a question that is not open. */
  static final String NOT_OPEN = "NOT_OPEN";

  private static final int LONGEST_ID = 60;

  private static final String INPUT =
      """
      {
        "type": "object",
        "properties": {
          "task_id": {"type": "string", "description": "The id that the start tool has answered."},
          "question_id": {"type": ["string", "null"],
            "description": "The id of the question; may be left out while just one is open."},
          "action": {"type": "string", "enum": ["accept", "decline", "cancel"],
            "description": "What the human did: said yes, said no, or made no choice."},
          "content": {"type": ["object", "null"],
            "description": "With accept, what the human filled in: an object that fits the question's schema."}
        },
        "required": ["task_id", "action"],
        "additionalProperties": false
      }
      """;

  private final Answering answering;

  private AnswerTool(Answering answering) {
    this.answering = answering;
  }

  /** The tool; nothing where no tool of the server asks. */
  static Stream<BoundTool> of(Answering answering, UnaryOperator<String> names) {
    if (!answering.isOfUse()) {
      return Stream.empty();
    }
    String name = names.apply(NAME);
    return Stream.of(
        new BoundTool(
            name,
            "Answer a task's question",
            "Passes on what a human has answered to a question that long-running work asks (\"questions\" in "
                + names.apply(StatusTools.GET)
                + "). Show the question to your human, wait for what they say, and pass"
                + " that on: never answer for them. It never starts work, but an accepted question lets it go on.",
            INPUT,
            OutputSchemas.GET_WITH_QUESTIONS,
            // An answer may make the robot move.
            new ToolHints(false, true, true, true),
            null,
            TaskMode.OFF,
            Guard.around(name, new AnswerTool(answering)::answer)));
  }

  private CompletionStage<Answer> answer(BoundTool.Call call) {
    Arguments arguments = Arguments.of(call.arguments());
    String taskId = arguments.string("task_id").required();
    String questionId = arguments.string("question_id").orNull();
    Reply.Action action =
        arguments.choice("action", Reply.Action.values(), Reply.Action::wireName).required();
    @SuppressWarnings("NullAway") // what is filled in may be null, which the form judges
    Map<String, Object> content =
        arguments.map("content", item -> item.any().orNull()).orElse(Map.of());
    arguments.refuseIfWrong();
    if (action != Reply.Action.ACCEPT && !content.isEmpty()) {
      throw wrong(
          List.of(
              "content is what is filled in with accept; leave it out with " + action.wireName()));
    }
    Answer answer =
        answering
            .find(call.caller(), taskId)
            .map(task -> answered(call, task, questionId, new Reply(action, content)))
            .orElse(Answer.NOT_FOUND);
    return CompletableFuture.completedFuture(answer);
  }

  private Answer answered(
      BoundTool.Call call, TaskInfo task, @Nullable String questionId, Reply reply) {
    List<OpenQuestion> open = task.questions() == null ? List.of() : task.questions();
    String ids = open.stream().map(OpenQuestion::id).collect(Collectors.joining(", "));
    if (questionId == null && open.size() > 1) {
      throw wrong(
          List.of(
              "question_id is missing; task "
                  + task.taskId()
                  + " has these questions open: "
                  + ids));
    }
    String id = questionId != null ? questionId : open.isEmpty() ? "" : open.get(0).id();
    try {
      Optional<Replied> replied = answering.answer(call.caller(), task.taskId(), Map.of(id, reply));
      return replied.filter(done -> !done.answered().isEmpty()).isPresent()
          ? Answer.of(replied.get().task())
          : Answer.error(NOT_OPEN, notOpen(task, questionId, ids));
    } catch (WrongReplyException wrong) {
      throw wrong(
          Stream.concat(wrong.problems().stream(), Stream.of("the question is still open"))
              .toList());
    }
  }

  private static String notOpen(TaskInfo task, @Nullable String questionId, String ids) {
    return (questionId == null
            ? "Task "
            : "Question " + LogText.safe(questionId, LONGEST_ID) + " is not open: task ")
        + task.taskId()
        + (ids.isEmpty() ? " asks nothing (any more)." : " asks " + ids + ".");
  }

  private static ToolRefusal wrong(List<String> problems) {
    return new ToolRefusal(ToolRefusal.INVALID_ARGUMENTS, problems);
  }
}
