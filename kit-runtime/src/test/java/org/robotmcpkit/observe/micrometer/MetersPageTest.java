package org.robotmcpkit.observe.micrometer;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.observe.Observer;

/** The table of meters in {@code docs/operations.md} is what a registry has. */
class MetersPageTest {
  private static final Pattern ROW =
      Pattern.compile("\\| `(robotmcpkit\\.[a-z.]+)` \\| ([a-z ]+?) \\|([^|]*)\\| .* \\|");

  @Test
  void thePageListsTheMetersOfTheRegistryWithTheirKindsUnitsAndTags() throws IOException {
    SimpleMeterRegistry registry = new SimpleMeterRegistry();
    everything(MicrometerObserver.in(registry).apply("arm"));

    Map<String, String> made =
        registry.getMeters().stream()
            .map(Meter::getId)
            .collect(
                Collectors.toMap(
                    Meter.Id::getName,
                    id -> kind(id) + tags(id.getTags()),
                    (one, other) -> one,
                    TreeMap::new));
    assertThat(made).isEqualTo(onThePage());
    assertThat(registry.getMeters())
        .allSatisfy(meter -> assertThat(meter.getId().getDescription()).endsWith("."));
  }

  private static void everything(Observer observer) {
    observer.begins(new StillReadings());
    observer.callAnswered("grip", null, 1);
    observer.startRefused("grip", "BUSY");
    observer.taskStarted("grip");
    observer.taskEnded("grip", TaskState.SUCCEEDED, 1);
    observer.eventDelivered(EventType.PROGRESS, 1);
    observer.eventRetried(EventType.PROGRESS);
    observer.eventDropped(EventType.PROGRESS, "overflow");
    observer.consentAsked("grip", Consent.OPERATOR);
    observer.consentAnswered("grip", Consent.OPERATOR, null, 1);
  }

  private static String kind(Meter.Id id) {
    String kind = id.getType().name().toLowerCase(Locale.ROOT);
    return id.getBaseUnit() == null || id.getType() == Meter.Type.TIMER
        ? kind // timers are in the registry's unit of time
        : kind + " of " + id.getBaseUnit();
  }

  private static List<String> tags(List<Tag> tags) {
    return tags.stream().map(Tag::getKey).filter(key -> !key.equals("server")).sorted().toList();
  }

  private static Map<String, String> onThePage() throws IOException {
    Map<String, String> rows = new TreeMap<>();
    for (String line : Files.readAllLines(page())) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        List<String> tags =
            Arrays.stream(row.group(3).split("[`, ]+"))
                .filter(tag -> !tag.isEmpty())
                .sorted()
                .toList();
        rows.put(row.group(1), row.group(2) + tags);
      }
    }
    return rows;
  }

  private static Path page() {
    Path here = Path.of("docs/operations.md");
    return Files.exists(here) ? here : Path.of("..").resolve(here);
  }
}
