package org.robotmcpkit.verification;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.server.CapabilityServer;
import org.robotmcpkit.task.TaskContext;

/**
 * A sleeper that writes down what it really does, line by line, so that a kill takes nothing back.
 */
@SuppressWarnings({"kit:description", "kit:missing-est"})
public final class JournalingSleeper {
  private static final Duration TICK = Duration.ofMillis(50);

  private final Path journal;

  JournalingSleeper(Path journal) {
    this.journal = journal;
  }

  /** Sleeps for so many seconds, and notes down when that begins and ends. */
  @LongRunningTool(effect = Effect.REVERSIBLE)
  public Map<String, Double> sleepTask(double durationS, TaskContext task)
      throws InterruptedException, IOException {
    note("began " + task.taskId());
    double slept = 0;
    while (slept < durationS) {
      task.sleep(TICK);
      slept += TICK.toMillis() / 1e3;
      task.progress(Map.of("percent", 100 * slept / durationS));
    }
    note("ended " + task.taskId());
    return Map.of("slept_s", durationS);
  }

  private void note(String line) throws IOException {
    Files.writeString(journal, line + "\n", CREATE, APPEND);
  }

  /** Serves it; the one argument is the journal. */
  public static void main(String[] args) throws IOException {
    JournalingSleeper sleeper = new JournalingSleeper(Path.of(args[0]));
    sleeper.note("server");
    CapabilityServer.named("sleeper").tools(JournalingSleeperTools::new, sleeper).run();
  }
}
