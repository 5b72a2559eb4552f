package org.robotmcpkit.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * I10: what is given up is in the log at ERROR. An event whose time was over has one line of its
 * own with everything the contract names; what a full queue has cost is in the numbers of its
 * lines; what a shutdown has cost is in one line, which goes to stderr too.
 */
final class DropLines {
  private static final Pattern EXPIRED =
      Pattern.compile(
          ".*ERROR \\S+ - Dropped event (\\S+) of task (\\S+): seq (\\d+), (\\w+), not delivered to \\S+ in (\\d+) attempts,"
              + " the last one failed with: (.*)");
  private static final Pattern OVERFLOW =
      Pattern.compile(".*ERROR \\S+ - The event queue for \\S+ is full: (\\d+) dropped .*");
  private static final Pattern SHUTDOWN =
      Pattern.compile(".*ERROR \\S+ - (\\d+) events? could not be delivered .*");
  private static final Pattern STDERR =
      Pattern.compile("robot-mcp-kit: (\\d+) events? could not be delivered .*");

  private final List<String> expected = new ArrayList<>();

  /** An event is given up because its time is over. */
  void expired(QueuedEvent event, int attempts, String lastFailure) {
    expected.add(
        String.join(
            " ",
            event.eventId.substring(0, 8),
            event.taskId,
            Long.toString(event.seq),
            event.type.wireName(),
            Integer.toString(attempts),
            lastFailure));
  }

  /** What must have been said once the delivery is closed. */
  void check(List<String> lines, DeliveryStats stats) {
    List<String> said = new ArrayList<>();
    for (String line : lines) {
      Matcher one = EXPIRED.matcher(line);
      if (one.matches()) {
        said.add(
            String.join(
                " ",
                one.group(1),
                one.group(2),
                one.group(3),
                one.group(4),
                one.group(5),
                one.group(6)));
      }
    }
    Collections.sort(expected);
    Collections.sort(said);
    Check.that(
        said.equals(expected),
        "I10: one ERROR for each event whose time was over",
        () -> said + ", not " + expected);
    long overflows = numbers(OVERFLOW, lines).stream().mapToLong(Long::longValue).sum();
    Check.that(
        overflows == stats.dropped(DropCause.OVERFLOW),
        "I10: each event that did not fit is in one ERROR",
        () -> overflows + " of " + stats);
    long lost = stats.dropped(DropCause.SHUTDOWN);
    List<Long> summary = lost == 0 ? List.of() : List.of(lost);
    Check.that(
        numbers(SHUTDOWN, lines).equals(summary),
        "I10: one ERROR for what the shutdown has cost",
        () -> stats);
    Check.that(numbers(STDERR, lines).equals(summary), "I10: and one line on stderr", () -> stats);
  }

  private static List<Long> numbers(Pattern pattern, List<String> lines) {
    return lines.stream()
        .map(pattern::matcher)
        .filter(Matcher::matches)
        .map(one -> Long.valueOf(one.group(1)))
        .toList();
  }
}
