package results;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Date;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What tools may give back; each is asked for a whole value and for one with nothing in it. */
@SuppressWarnings("kit:description")
public class Types {
  /**
   * Where something is.
   *
   * @param xM metres to the east
   * @param frame the frame, such as map
   */
  record Pose(double xM, String frame) {}

  record Page<T>(List<T> items, int total, T first) {}

  record Tree(String name, List<Tree> children) {}

  enum Gear {
    @JsonProperty("slow")
    SLOW,
    FAST
  }

  sealed interface Reached permits Arrived, Blocked {}

  record Arrived(Pose at) implements Reached {}

  record Blocked(Gear by, boolean isForGood) implements Reached {}

  interface Anything {}

  record Something(int n) implements Anything {}

  record Numbers(
      byte tiny, Long large, float single, BigDecimal exact, BigInteger huge, Number any, AtomicInteger count,
      OptionalInt maybe, OptionalDouble perhaps) {}

  record Times(
      Instant at, Date old, Duration took, LocalDate day, LocalTime time, OffsetDateTime zoned, DayOfWeek weekday) {}

  record Texts(char letter, StringBuilder built, UUID id, URI link, Path file, Gear gear) {}

  record Inside(
      Map<String, Integer> counts, Map<Gear, Pose> byGear, Set<Gear> gears, int[] cells, byte[] raw,
      List<List<String>> grid, Optional<Pose> pose, Object open, JsonNode tree, Map.Entry<String, Integer> entry,
      AtomicReference<String> reference) {}

  /** Moves. */
  @LongRunningTool(effect = Effect.READS)
  public Pose pose(boolean isEmpty) {
    return isEmpty ? new Pose(Double.NaN, null) : new Pose(1.5, "map");
  }

  /** Moves. */
  @LongRunningTool(effect = Effect.READS)
  public Pose nothing(boolean isEmpty) {
    return null;
  }

  /** Counts. */
  @LongRunningTool(effect = Effect.READS)
  public Numbers numbers(boolean isEmpty) {
    return isEmpty
        ? new Numbers(
            (byte) 0, null, Float.NaN, null, BigInteger.TEN.pow(200), Double.POSITIVE_INFINITY, null,
            OptionalInt.empty(), OptionalDouble.of(Double.NaN))
        : new Numbers(
            (byte) 1, 2L, 0.5f, new BigDecimal("1e3"), BigInteger.TEN, 3, new AtomicInteger(4), OptionalInt.of(5),
            OptionalDouble.of(6));
  }

  /** Tells the time. */
  @LongRunningTool(effect = Effect.READS)
  public Times times(boolean isEmpty) {
    return isEmpty
        ? new Times(null, null, null, null, null, null, null)
        : new Times(
            Instant.EPOCH, new Date(0), Duration.ofMillis(-1500), LocalDate.EPOCH, LocalTime.MIDNIGHT,
            OffsetDateTime.of(2026, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC), DayOfWeek.MONDAY);
  }

  /** Reads. */
  @LongRunningTool(effect = Effect.READS)
  public Texts texts(boolean isEmpty) {
    return isEmpty
        ? new Texts(' ', null, null, null, null, null)
        : new Texts('x', new StringBuilder("y"), new UUID(1, 2), URI.create("a/b"), Path.of("c"), Gear.SLOW);
  }

  /** Looks inside. */
  @LongRunningTool(effect = Effect.READS)
  public Inside inside(boolean isEmpty) {
    Map<String, Integer> counts = new HashMap<>();
    counts.put("a", isEmpty ? null : 1);
    Map<Gear, Pose> byGear = new EnumMap<>(Gear.class);
    byGear.put(Gear.SLOW, isEmpty ? null : pose(false));
    return isEmpty
        ? new Inside(counts, byGear, null, null, null, null, Optional.empty(), null, null, null, null)
        : new Inside(
            counts, byGear, Set.of(Gear.FAST, Gear.SLOW), new int[] {1}, new byte[] {2}, List.of(List.of("z")),
            Optional.of(pose(false)), List.of(1, "a"), JsonNodeFactory.instance.numberNode(1), Map.entry("k", 1),
            new AtomicReference<>("r"));
  }

  /** Pages. */
  @LongRunningTool(effect = Effect.READS)
  public Page<Pose> page(boolean isEmpty) {
    return isEmpty ? new Page<>(null, 0, null) : new Page<>(List.of(pose(false)), 1, pose(false));
  }

  /** Climbs. */
  @LongRunningTool(effect = Effect.READS)
  public Tree tree(boolean isEmpty) {
    return isEmpty ? new Tree(null, null) : new Tree("a", List.of(new Tree("b", List.of(new Tree("c", List.of())))));
  }

  /** Drives. */
  @LongRunningTool(effect = Effect.READS)
  public Reached reached(boolean isEmpty) {
    return isEmpty ? new Arrived(null) : new Blocked(Gear.SLOW, true);
  }

  /** Drives. */
  @LongRunningTool(effect = Effect.READS)
  public List<? extends Reached> allReached(boolean isEmpty) {
    return isEmpty ? List.of() : List.of(new Arrived(pose(false)), new Blocked(null, false));
  }

  /** Shifts. */
  @LongRunningTool(effect = Effect.READS)
  public Gear gear(boolean isEmpty) {
    return isEmpty ? Gear.FAST : Gear.SLOW;
  }

  /** Looks. */
  @LongRunningTool(effect = Effect.READS)
  public Optional<Pose> seen(boolean isEmpty) {
    return isEmpty ? Optional.empty() : Optional.of(pose(false));
  }

  /** Looks later. */
  @LongRunningTool(effect = Effect.READS)
  public CompletionStage<Optional<Gear>> seenLater(boolean isEmpty) {
    return CompletableFuture.completedFuture(isEmpty ? Optional.empty() : Optional.of(Gear.SLOW));
  }

  /** Looks later. */
  @LongRunningTool(effect = Effect.READS)
  public CompletableFuture<Pose> later(boolean isEmpty) {
    return CompletableFuture.completedFuture(isEmpty ? null : pose(false));
  }

  /** Counts. */
  @LongRunningTool(effect = Effect.READS)
  public int count(boolean isEmpty) {
    return isEmpty ? 0 : 1;
  }

  /** Measures. */
  @LongRunningTool(effect = Effect.READS)
  public double measure(boolean isEmpty) {
    return isEmpty ? Double.NEGATIVE_INFINITY : 1;
  }

  /** Answers. */
  @LongRunningTool(effect = Effect.READS)
  public Boolean isTrue(boolean isEmpty) {
    return isEmpty ? null : true;
  }

  /** Says. */
  @LongRunningTool(effect = Effect.READS)
  public String text(boolean isEmpty) {
    return isEmpty ? null : "words";
  }

  /** Times. */
  @LongRunningTool(effect = Effect.READS)
  public Duration took(boolean isEmpty) {
    return isEmpty ? Duration.ZERO : Duration.ofMillis(1);
  }

  /** Measures. */
  @LongRunningTool(effect = Effect.READS)
  public double[] profile(boolean isEmpty) {
    return isEmpty ? new double[0] : new double[] {1, Double.NaN};
  }

  /** Gathers. */
  @LongRunningTool(effect = Effect.READS)
  public Collection<String> names(boolean isEmpty) {
    return isEmpty ? List.of() : new LinkedHashSet<>(List.of("a", "b"));
  }

  /** Maps. */
  @LongRunningTool(effect = Effect.READS)
  public TreeMap<String, List<Pose>> routes(boolean isEmpty) {
    return isEmpty ? new TreeMap<>() : new TreeMap<>(Map.of("a", List.of(pose(true))));
  }

  /** Opens. */
  @LongRunningTool(effect = Effect.READS)
  public ObjectNode node(boolean isEmpty) {
    return isEmpty ? JsonNodeFactory.instance.objectNode() : JsonNodeFactory.instance.objectNode().put("a", 1);
  }

  /** Opens. */
  @LongRunningTool(effect = Effect.READS)
  public JsonNode json(boolean isEmpty) {
    return isEmpty ? JsonNodeFactory.instance.nullNode() : JsonNodeFactory.instance.stringNode("a");
  }

  /** Opens. */
  @LongRunningTool(effect = Effect.READS)
  public Object open(boolean isEmpty) {
    return isEmpty ? List.of() : pose(false);
  }

  /** Opens. */
  @LongRunningTool(effect = Effect.READS)
  public Anything anything(boolean isEmpty) {
    return new Something(1);
  }

  /** Does it. */
  @LongRunningTool(effect = Effect.READS)
  public void silently(boolean isEmpty) {}

  /** Does it later. */
  @LongRunningTool(effect = Effect.READS)
  public CompletionStage<Void> silentlyLater(boolean isEmpty) {
    return CompletableFuture.completedFuture(null);
  }
}
