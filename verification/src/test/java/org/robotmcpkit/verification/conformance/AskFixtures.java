package org.robotmcpkit.verification.conformance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.question.Answer;
import org.robotmcpkit.question.Field;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.question.TextFormat;
import org.robotmcpkit.tool.StartTool;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;

/** The tools of the suite's scenarios in which a call asks a human before it does anything. */
final class AskFixtures implements ToolSet {
  private static final String NO_ARGUMENTS = "{\"type\":\"object\",\"additionalProperties\":false}";
  private static final String MESSAGE =
      "{\"type\":\"object\",\"properties\":{\"message\":{\"type\":\"string\"}},\"required\":[\"message\"]}";

  @Override
  public List<ToolSpec> tools() {
    return List.of(
        tool("test_tool_with_task", NO_ARGUMENTS, AskFixtures::name).tasks(TaskMode.REQUIRED),
        tool("test_input_required_result_elicitation", NO_ARGUMENTS, AskFixtures::name),
        tool("test_input_required_result_request_state", NO_ARGUMENTS, AskFixtures::confirm),
        tool("test_input_required_result_tampered_state", NO_ARGUMENTS, AskFixtures::confirm),
        tool("test_input_required_result_multi_round", NO_ARGUMENTS, AskFixtures::twoRounds),
        tool("test_streaming_elicitation", NO_ARGUMENTS, AskFixtures::name),
        tool("test_elicitation", MESSAGE, AskFixtures::contact),
        tool("test_elicitation_sep1034_defaults", NO_ARGUMENTS, AskFixtures::defaults),
        tool("test_elicitation_sep1330_enums", NO_ARGUMENTS, AskFixtures::choices));
  }

  private static ToolSpec tool(String name, String input, StartTool start) {
    return ToolSpec.longRunning(name, "Asks a human, and tells what was answered.", input, start)
        .effect(Effect.READS);
  }

  private static TaskInfo name(ToolCall call) {
    Question question = Question.form("What is your name?").with(Field.text("name"));
    String name = call.ask("user_name", question).orThrow().text("name");
    return call.start(task -> "Hello, " + name + "!");
  }

  private static TaskInfo confirm(ToolCall call) {
    boolean ok =
        call.ask("confirm", Question.form("Please confirm").with(Field.bool("ok")))
            .orThrow()
            .bool("ok");
    return call.start(task -> ok ? "state-ok" : "not confirmed");
  }

  private static TaskInfo twoRounds(ToolCall call) {
    Answer.Accepted name =
        call.ask("step1", Question.form("Step 1: What is your name?").with(Field.text("name")))
            .orThrow();
    Answer.Accepted color =
        call.ask(
                "step2",
                Question.form("Step 2: What is your favorite color?").with(Field.text("color")))
            .orThrow();
    return call.start(task -> name.text("name") + " likes " + color.text("color"));
  }

  private static TaskInfo contact(ToolCall call) {
    Question question =
        Question.form(call.string("message").required())
            .with(Field.text("username").describedAs("User's response"))
            .with(Field.text("email").describedAs("User's email address").format(TextFormat.EMAIL));
    return told(call, question);
  }

  private static TaskInfo defaults(ToolCall call) {
    return told(
        call,
        Question.form("Is this right?")
            .with(Field.text("name").orElse("John Doe"))
            .with(Field.integer("age").orElse(30))
            .with(Field.number("score").orElse(95.5))
            .with(Field.oneOf("status", "active", "inactive", "pending").orElse("active"))
            .with(Field.bool("verified").orElse(true)));
  }

  /** All kinds of choices but the one with {@code enumNames}, which MCP has deprecated. */
  private static TaskInfo choices(ToolCall call) {
    Map<String, String> titles = new LinkedHashMap<>();
    titles.put("value1", "First Choice");
    titles.put("value2", "Second Choice");
    titles.put("value3", "Third Choice");
    return told(
        call,
        Question.form("What do you choose?")
            .with(Field.oneOf("untitledSingle", "option1", "option2", "option3"))
            .with(Field.oneOf("titledSingle", titles))
            .with(Field.oneOf("legacyEnum", "opt1", "opt2", "opt3"))
            .with(Field.someOf("untitledMulti", "option1", "option2", "option3"))
            .with(Field.someOf("titledMulti", titles)));
  }

  private static TaskInfo told(ToolCall call, Question question) {
    Map<String, Object> values = call.ask("answer", question).orThrow().values();
    return call.start(task -> Map.of("answered", values));
  }
}
