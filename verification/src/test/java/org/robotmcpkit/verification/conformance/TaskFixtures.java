package org.robotmcpkit.verification.conformance;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.question.Answer;
import org.robotmcpkit.question.Field;
import org.robotmcpkit.question.Question;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskException;

/** The tools of the suite's {@code tasks-*} scenarios. */
public final class TaskFixtures {
  /**
   * Greets somebody, without a task for clients of the extension.
   *
   * @param name who is greeted
   */
  @Tool(effect = Effect.READS)
  public String greet(String name) {
    return "Hello, " + name + "!";
  }

  /**
   * Computes for a while; a task for clients of the extension.
   *
   * @param seconds how long
   * @param label comes back in the result
   */
  @LongRunningTool(est = "seconds", effect = Effect.READS, tasks = TaskMode.AUTO)
  public String slowCompute(@Min(0) @Max(3600) int seconds, String label, TaskContext task)
      throws InterruptedException {
    task.sleep(Duration.ofSeconds(seconds));
    return "computed " + label;
  }

  /** Fails as a tool may fail, for clients of the extension alone. */
  @LongRunningTool(effect = Effect.READS, tasks = TaskMode.REQUIRED)
  public void failingJob(TaskContext task) throws InterruptedException {
    task.sleep(Duration.ofSeconds(1));
    throw new TaskException("FAILING_JOB", "The failing job has failed.");
  }

  /**
   * Deletes a file, or would, after a human has said yes.
   *
   * @param filename which
   */
  @LongRunningTool(effect = Effect.READS, tasks = TaskMode.AUTO, asks = true)
  public String confirmDelete(String filename, TaskContext task) throws InterruptedException {
    Question question = Question.form("Delete " + filename + "?").with(Field.bool("confirm"));
    return task.ask(question).orThrow().bool("confirm")
        ? "deleted " + filename
        : "kept " + filename;
  }

  /** Asks two things at once. */
  @LongRunningTool(effect = Effect.READS, tasks = TaskMode.AUTO, asks = true)
  public String multiInput(TaskContext task) throws InterruptedException {
    List<Answer> answers =
        task.askAll(nameAndConsent("Who is the first?"), nameAndConsent("Who is the second?"));
    return answers.stream()
        .map(answer -> answer.orThrow().text("name"))
        .collect(Collectors.joining(" and "));
  }

  private static Question nameAndConsent(String message) {
    return Question.form(message).with(Field.text("name")).with(Field.bool("confirm"));
  }

  /** Fails as a tool must not fail, inside the server. */
  @LongRunningTool(effect = Effect.READS, tasks = TaskMode.AUTO)
  public void protocolErrorJob() {
    throw new IllegalStateException("The job is broken.");
  }
}
