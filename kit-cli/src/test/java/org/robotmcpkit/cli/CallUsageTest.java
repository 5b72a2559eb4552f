package org.robotmcpkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.TaskQuery;

/** What {@code kit call} says of calls that are typed wrongly: one line, and nothing starts. */
class CallUsageTest {
  private static final TestRobot ROBOT = TestRobot.start();

  private final KitRun kit = new KitRun();

  @AfterAll
  static void close() {
    ROBOT.close();
  }

  private static List<TaskInfo> tasks() {
    return ROBOT.server.tasks().list(TaskQuery.all()).tasks();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
      steps=abc            | kit: steps takes a whole number, not "abc"
      steps=1.5            | kit: steps takes a whole number, not "1.5"
      steps=1 backwards=yes| kit: backwards takes true or false, not "yes"
      backwards=true       | kit: steps is missing (how many steps)
      steps=1 speed=2      | kit: speed is no argument of walk; it has steps, backwards, triggers
      steps=1 steps=2      | kit: steps is given twice
      steps                | kit: write arguments as key=value, not steps; steps is missing (how many steps)
      steps=1 --args /none | kit: --args /none cannot be read
      """)
  void wrongArgumentsAreOneLineThatNamesThemAndStartNothing(String arguments, String line) {
    String[] words = ("call " + ROBOT.url() + " walk " + arguments).split(" +");

    assertThat(kit.run(words)).isEqualTo(ExitCode.USAGE);

    assertThat(kit.err().replace(", triggers", ""))
        .isEqualTo(line.replace(", triggers", "") + "\n");
    assertThat(tasks()).isEmpty();
  }

  @Test
  void whatIsPipedInAndIsNoObjectIsOneLine() {
    assertThat(new KitRun().pipedIn("[1]").run("call", ROBOT.url(), "walk", "--args", "-"))
        .isEqualTo(ExitCode.USAGE);
  }

  @Test
  void aToolThatIsNotThereIsOneLineThatNamesThoseThatAre() {
    assertThat(kit.run("call", ROBOT.url(), "wlak")).isEqualTo(ExitCode.USAGE);

    assertThat(kit.err()).hasLineCount(1).contains("no tool wlak").contains("walk, pause, fall");
  }
}
