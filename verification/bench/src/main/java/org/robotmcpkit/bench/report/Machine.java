package org.robotmcpkit.bench.report;

import java.io.IOException;
import java.time.LocalDate;
import java.util.Locale;
import org.robotmcpkit.bench.drive.Proc;

/**
 * Where and when a run was made.
 *
 * @param date the day
 * @param processors how many there are
 * @param processor their name
 * @param memoryGib the memory, in GiB
 * @param load the load average of the minute before the run began
 */
public record Machine(
    LocalDate date, int processors, String processor, long memoryGib, double load) {
  /** A run shares its processors with what loads a quarter of one, and no more. */
  private static final double QUIET = 0.25;

  /**
   * The machine as it is now.
   *
   * @param load the load average before this run began, which may have built what it measures
   */
  public static Machine now(double load) throws IOException {
    return new Machine(
        LocalDate.now(),
        Runtime.getRuntime().availableProcessors(),
        Proc.processor(),
        Proc.memoryGib(),
        load);
  }

  /** Whether something else ran before the run began. */
  public boolean isBusy() {
    return load > QUIET * processors;
  }

  /** The run in a sentence or two, with a warning where the figures mean little. */
  public String told(String mode, String detail, double othersShare) {
    boolean disturbed = isBusy() || othersShare > QUIET / 2;
    return String.format(
            Locale.ROOT,
            "%s run of %s on %d × %s, %d GiB; %s. Load average before the run: %.2f; other processes took %.0f %% of"
                + " the processors during it.",
            mode,
            date,
            processors,
            processor,
            memoryGib,
            detail,
            load,
            100 * othersShare)
        + (disturbed
            ? "\n\n**The machine was busy: these figures show that the measurement works, and nothing else.**"
            : mode.equals("Quick")
                ? "\n\n**A quick run: few rounds, so small differences mean nothing.**"
                : "");
  }
}
