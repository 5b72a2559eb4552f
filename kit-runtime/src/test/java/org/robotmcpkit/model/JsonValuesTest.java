package org.robotmcpkit.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class JsonValuesTest {
  private static final Map<String, Object> UNREADABLE =
      Map.of("_truncated", true, "reason", "unreadable");
  private static final Map<String, Object> CYCLE = Map.of("_truncated", true, "reason", "cycle");
  private static final Map<String, Object> DEPTH = Map.of("_truncated", true, "reason", "depth");
  private static final Map<String, Object> CHANGING =
      Map.of("_truncated", true, "reason", "changing");

  private static Object value(Object value) {
    return JsonValues.object(value, Limits.EVENT).get("value");
  }

  private static Object member(Object value) {
    Map<String, Object> map = new HashMap<>();
    map.put("m", value);
    return JsonValues.object(map, Limits.EVENT).get("m");
  }

  // what is taken over

  @Test
  void takesAMapAsItIsInItsOrder() {
    Map<String, Object> payload = new LinkedHashMap<>();
    payload.put("z", 1);
    payload.put("a", "text");
    payload.put("camelCase", null);
    payload.put("list", List.of(true, 2.5, 3L));

    assertThat(Json.text(JsonValues.object(payload, Limits.EVENT)))
        .isEqualTo("{\"z\":1,\"a\":\"text\",\"camelCase\":null,\"list\":[true,2.5,3]}");
  }

  @Test
  void givesAnEmptyObjectForNullAndWrapsWhatIsNoObject() {
    assertThat(JsonValues.object(null, Limits.EVENT)).isEmpty();
    assertThat(JsonValues.object("text", Limits.EVENT)).isEqualTo(Map.of("value", "text"));
    assertThat(JsonValues.object(List.of(1), Limits.EVENT)).isEqualTo(Map.of("value", List.of(1)));
    assertThat(JsonValues.object(Optional.of(Map.of("a", 1)), Limits.EVENT))
        .isEqualTo(Map.of("a", 1));
    assertThat(JsonValues.object(Optional.empty(), Limits.EVENT))
        .containsOnlyKeys("value")
        .containsValue(null);
  }

  @Test
  @SuppressWarnings("unchecked")
  void givesATreeThatNobodyCanChange() {
    List<Object> live = new ArrayList<>(List.of(1));
    Map<String, Object> payload = new HashMap<>(Map.of("live", live));

    Map<String, Object> tree = JsonValues.object(payload, Limits.EVENT);
    live.add(2);
    payload.put("more", 1);

    assertThat(tree).isEqualTo(Map.of("live", List.of(1)));
    assertThatThrownBy(() -> tree.put("a", 1)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> ((List<Object>) tree.get("live")).add(1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void writesNumbersAsNumbersAndNullForThoseThatAreNotFinite() {
    assertThat(
            (List<?>)
                value(
                    Arrays.asList(
                        Double.NaN,
                        Double.POSITIVE_INFINITY,
                        Float.NEGATIVE_INFINITY,
                        new BigDecimal("1e400"),
                        BigInteger.TEN.pow(100),
                        new HostileNumber())))
        .containsOnlyNulls()
        .hasSize(6);
    assertThat(
            (List<?>)
                value(
                    Arrays.asList(
                        0.1f,
                        new BigDecimal("0.25"),
                        BigInteger.TEN.pow(99),
                        new AtomicInteger(7),
                        (short) 1,
                        (byte) 2)))
        .isEqualTo(List.of(0.1, 0.25, BigInteger.TEN.pow(99), 7L, (short) 1, (byte) 2));
  }

  @Test
  void replacesLoneSurrogatesInValuesAndKeys() {
    assertThat(value("a\uD83Db\uDD16")).isEqualTo("a\uFFFDb\uFFFD");
    assertThat(value("🤖")).isEqualTo("🤖");
    assertThat(JsonValues.object(Map.of("k\uD83D", 1), Limits.EVENT)).containsOnlyKeys("k\uFFFD");
    assertThat(value('\uD83D')).isEqualTo("\uFFFD");
    assertThat(value(new StringBuilder("\uDD16"))).isEqualTo("\uFFFD");
  }

  enum Grip {
    OPEN {
      @Override
      public String toString() {
        return "wide open";
      }
    },
    @JsonProperty("half-way")
    HALF_OPEN {
      @Override
      public String toString() {
        return "something else";
      }
    }
  }

  enum Speed {
    SLOW(1);
    private final int metresPerSecond;

    Speed(int metresPerSecond) {
      this.metresPerSecond = metresPerSecond;
    }

    @JsonValue
    int json() {
      return metresPerSecond;
    }
  }

  enum Hostile {
    BROKEN;

    @JsonValue
    String json() {
      throw new IllegalStateException();
    }
  }

  @Test
  void writesEnumConstantsAsJacksonDoes() {
    assertThat(
            value(
                List.of(Grip.OPEN, Grip.HALF_OPEN, Speed.SLOW, TaskState.RUNNING, Hostile.BROKEN)))
        .isEqualTo(List.of("OPEN", "half-way", 1, "running", "BROKEN"));
    assertThat(JsonValues.object(Map.of(Grip.OPEN, 1), Limits.EVENT)).containsOnlyKeys("OPEN");
  }

  @Test
  void writesTimesAndIdsAsTheirUsualText() {
    UUID uuid = UUID.fromString("8c1f0e2a-6d3b-4f5a-9b7c-1d2e3f405162");
    assertThat(
            value(
                List.of(
                    Instant.parse("2026-06-12T14:03:00Z"),
                    new Date(0),
                    Duration.ofSeconds(90),
                    LocalDate.of(2026, 6, 12),
                    ZonedDateTime.of(2026, 6, 12, 14, 3, 0, 0, ZoneId.of("Europe/Berlin")),
                    uuid,
                    URI.create("a:b"))))
        .isEqualTo(
            List.of(
                "2026-06-12T14:03:00.000Z",
                "1970-01-01T00:00:00.000Z",
                "PT1M30S",
                "2026-06-12",
                "2026-06-12T14:03+02:00",
                uuid.toString(),
                "a:b"));
  }

  @Test
  void unwrapsOptionalsReferencesAndEntries() {
    AtomicReference<Object> itself = new AtomicReference<>();
    itself.set(itself);
    assertThat(
            value(
                Arrays.asList(
                    Optional.of(1),
                    Optional.empty(),
                    OptionalInt.of(2),
                    OptionalInt.empty(),
                    OptionalLong.of(3),
                    OptionalLong.empty(),
                    OptionalDouble.of(4.5),
                    OptionalDouble.empty(),
                    new AtomicReference<>("x"),
                    new AtomicBoolean(true))))
        .isEqualTo(Arrays.asList(1, null, 2, null, 3L, null, 4.5, null, "x", true));
    assertThat(value(List.of(Map.entry("k", 1)))).isEqualTo(List.of(Map.of("k", 1)));
    assertThat(value(itself)).isInstanceOf(String.class);
  }

  @Test
  void writesArraysAsLists() {
    assertThat(value(new int[] {1, 2})).isEqualTo(List.of(1, 2));
    assertThat(value(new long[] {1})).isEqualTo(List.of(1L));
    assertThat(value(new double[] {1.5, Double.NaN})).isEqualTo(Arrays.asList(1.5, null));
    assertThat(value(new float[] {0.1f})).isEqualTo(List.of(0.1));
    assertThat(value(new boolean[] {true})).isEqualTo(List.of(true));
    assertThat(value(new byte[] {-1})).isEqualTo(List.of((byte) -1));
    assertThat(value(new short[] {1})).isEqualTo(List.of((short) 1));
    assertThat(value(new char[] {'a'})).isEqualTo(List.of("a"));
    assertThat(value(new String[][] {{"a"}, {}})).isEqualTo(List.of(List.of("a"), List.of()));
    assertThat(value(new TreeSet<>(Set.of(2, 1)))).isEqualTo(List.of(1, 2));
  }

  record Slept(double sleptS) {}

  record Nested(
      Slept inner,
      List<Slept> many,
      Optional<String> maybe,
      @JsonProperty("other_name") int renamed) {}

  record Nothing() {}

  public static class Pose {
    public final int y = 1;
    public final int x = 2;
  }

  @Test
  void keepsTheOrderInWhichMembersAreDeclared() {
    assertThat(Json.text(JsonValues.object(new Pose(), Limits.EVENT)))
        .isEqualTo("{\"y\":1,\"x\":2}");
  }

  @Test
  void writesRecordsWithSnakeCaseNames() {
    assertThat(JsonValues.object(new Slept(2.5), Limits.RESULT)).isEqualTo(Map.of("slept_s", 2.5));
    assertThat(
            Json.text(
                JsonValues.object(
                    new Nested(new Slept(1), List.of(new Slept(Double.NaN)), Optional.of("x"), 3),
                    Limits.RESULT)))
        .isEqualTo(
            "{\"inner\":{\"slept_s\":1.0},\"many\":[{\"slept_s\":null}],\"maybe\":\"x\",\"other_name\":3}");
    assertThat(JsonValues.object(new Nothing(), Limits.RESULT)).isEmpty();
    assertThat(JsonValues.object(new TaskFailure("A", "b", true, List.of()), Limits.EVENT))
        .containsOnlyKeys("error_code", "message", "recoverable", "suggestions");
  }

  @Test
  void aResultSaysItselfThatAPartOfItIsMissing() {
    Map<String, Object> cut =
        JsonValues.result(new Named("a", List.of(Map.of("b", "x".repeat(300_000)))));

    assertThat(cut.keySet()).containsExactly("_truncated", "name", "parts");
    assertThat(cut).containsEntry("_truncated", true).containsEntry("name", "a");
    assertThat(JsonValues.result(new Named("a", List.of(1))).keySet())
        .containsExactly("name", "parts");
    assertThat(JsonValues.result(new int[2_000_000])).containsOnlyKeys("_truncated", "value");
    assertThat(JsonValues.result(Map.of("a", new int[9_000_000])))
        .containsEntry("_truncated", true);
    assertThat(JsonValues.result(null)).isEmpty();
  }

  private record Named(String name, List<?> parts) {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  public static class Bean {
    public final int publicField = 1;

    public String getGripForce() {
      return "5 N";
    }

    public boolean isHeldTight() {
      return true;
    }

    public String getAbsent() {
      return null;
    }

    @JsonIgnore
    public String getSecret() {
      return "secret";
    }

    public Object getBroken() {
      throw new StackOverflowError();
    }
  }

  @Test
  void writesBeansAsJacksonSeesThemAndMarksGettersThatThrow() {
    assertThat(JsonValues.object(new Bean(), Limits.EVENT))
        .isEqualTo(
            Map.of(
                "public_field", 1, "grip_force", "5 N", "held_tight", true, "broken", UNREADABLE));
  }

  record Wrapped(@JsonValue List<Integer> values) {}

  @Test
  void writesWhatDeclaresItsOwnJsonAsDeclared() {
    assertThat(value(new Wrapped(List.of(1, 2)))).isEqualTo(List.of(1, 2));
  }

  @Test
  void takesJacksonsTrees() throws Exception {
    var tree =
        new JsonMapper().readTree("{\"a\":[1,2.5,\"x\",true,null,{\"b\":12345678901234567890}]}");
    assertThat(Json.text(JsonValues.object(tree, Limits.EVENT)))
        .isEqualTo("{\"a\":[1,2.5,\"x\",true,null,{\"b\":12345678901234567890}]}");
    assertThat(value(new JsonMapper().getNodeFactory().binaryNode(new byte[] {1})))
        .isInstanceOf(String.class);
  }

  @Test
  void writesNullKeysAsText() {
    Map<Object, Object> map = new LinkedHashMap<>();
    map.put(null, 1);
    map.put(2, 3);
    assertThat(JsonValues.object(map, Limits.EVENT)).isEqualTo(Map.of("null", 1, "2", 3));
    assertThat(
            JsonValues.object(Map.of("k".repeat(5000), 1), Limits.EVENT).keySet().iterator().next())
        .hasSizeLessThanOrEqualTo(1024)
        .endsWith("…");
  }

  // what is no JSON

  public static class Driver implements AutoCloseable {
    public String getPort() {
      return "/dev/ttyUSB0";
    }

    @Override
    public void close() {
      throw new AssertionError("nobody asked for this");
    }

    @Override
    public String toString() {
      return "driver";
    }
  }

  @Test
  void writesWhatIsNoJsonAsShortText() {
    Runnable lambda = () -> {};
    List<Object> noJson =
        List.of(
            Thread.currentThread(),
            new IllegalStateException("broken"),
            String.class,
            new ByteArrayInputStream(new byte[9]),
            lambda,
            new Object(),
            new Driver(),
            ClassLoader.getSystemClassLoader(),
            List.of(1).iterator(),
            List.of(1).stream(),
            new Object() {
              @Override
              public String toString() {
                return "x".repeat(10_000_000);
              }
            });
    for (Object thing : noJson) {
      assertThat(member(thing))
          .isInstanceOfSatisfying(
              String.class,
              text -> assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSizeBetween(1, 1024));
    }
    assertThat(member(new IllegalStateException("broken")))
        .isEqualTo("java.lang.IllegalStateException: broken");
    assertThat(member(new Driver())).isEqualTo("driver");
  }

  private static final class HostileNumber extends Number {
    private static final long serialVersionUID = 1L;

    @Override
    public int intValue() {
      throw new IllegalStateException();
    }

    @Override
    public long longValue() {
      throw new IllegalStateException();
    }

    @Override
    public float floatValue() {
      throw new IllegalStateException();
    }

    @Override
    public double doubleValue() {
      throw new StackOverflowError();
    }
  }

  private static class HostileText {
    private final Throwable throwable;

    HostileText(Throwable throwable) {
      this.throwable = throwable;
    }

    @Override
    public String toString() {
      if (throwable == null) {
        return null;
      }
      JsonValuesTest.<RuntimeException>sneak(throwable);
      return "";
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void sneak(Throwable t) throws T {
    throw (T) t;
  }

  @Test
  void letsNoHostileObjectEscape() {
    List<Throwable> throwables =
        List.of(
            new IllegalStateException(),
            new StackOverflowError(),
            new OutOfMemoryError(),
            new NoClassDefFoundError(),
            new Exception("checked"));
    for (Throwable throwable : throwables) {
      assertThat((String) member(new HostileText(throwable)))
          .contains(throwable.getClass().getSimpleName());
      assertThat(member(hostileMap(throwable))).isEqualTo(UNREADABLE);
      assertThat(JsonValues.object(hostileMap(throwable), Limits.EVENT)).isEqualTo(UNREADABLE);
      assertThat(member(hostileList(throwable))).isEqualTo(UNREADABLE);
    }
    assertThat(member(new HostileText(null))).isEqualTo("null");
    assertThat(JsonValues.object(Map.of(new HostileText(new Error()), 1), Limits.EVENT)).hasSize(1);
  }

  private static Map<String, Object> hostileMap(Throwable throwable) {
    return new AbstractMap<>() {
      @Override
      public Set<Entry<String, Object>> entrySet() {
        JsonValuesTest.<RuntimeException>sneak(throwable);
        return Set.of();
      }
    };
  }

  private static Collection<Object> hostileList(Throwable throwable) {
    return new ArrayList<>() {
      private static final long serialVersionUID = 1L;

      @Override
      public java.util.Iterator<Object> iterator() {
        JsonValuesTest.<RuntimeException>sneak(throwable);
        return super.iterator();
      }
    };
  }

  @Test
  void answersWithAMarkWhenTheCallersStackIsNearlyUsedUp() {
    Map<String, Object> deep = new HashMap<>();
    assertThat(atTheEndOfTheStack(deep)).isNotNull();
  }

  /** Recurses until only little of the stack is left, and normalises on the way back. */
  private static Map<String, Object> atTheEndOfTheStack(Map<String, Object> payload) {
    try {
      return atTheEndOfTheStack(payload);
    } catch (StackOverflowError end) {
      return JsonValues.object(payload, Limits.EVENT);
    }
  }

  // what is too much

  @Test
  void marksWhatContainsItself() {
    Map<String, Object> map = new HashMap<>();
    map.put("self", map);
    List<Object> list = new ArrayList<>();
    list.add(list);
    map.put("list", list);
    Loop loop = new Loop();

    assertThat(JsonValues.object(map, Limits.EVENT))
        .isEqualTo(Map.of("self", CYCLE, "list", List.of(CYCLE)));
    assertThat(member(loop)).isEqualTo(Map.of("me", CYCLE));
  }

  public static class Loop {
    public Loop getMe() {
      return this;
    }
  }

  @Test
  void writesTheSameObjectTwiceWhenItIsNoCycle() {
    List<Integer> shared = List.of(1);
    assertThat(value(List.of(shared, shared))).isEqualTo(List.of(List.of(1), List.of(1)));
  }

  @Test
  void marksWhatStandsDeeperThanThirtyTwoLevels() {
    assertThat(Json.text(JsonValues.object(nested(32), Limits.EVENT))).doesNotContain("_truncated");
    Object tree = JsonValues.object(nested(33), Limits.EVENT);
    for (int level = 1; level < 32; level++) {
      tree = ((Map<?, ?>) tree).get("a");
    }
    assertThat(tree).isEqualTo(Map.of("a", DEPTH));
    assertThat(Json.text(JsonValues.object(nested(100_000), Limits.EVENT))).contains("depth");
  }

  private static Map<String, Object> nested(int levels) {
    Map<String, Object> map = new HashMap<>();
    for (int level = 1; level < levels; level++) {
      map = new HashMap<>(Map.of("a", map));
    }
    return map;
  }

  @Test
  void replacesOnlyTheLargestMembersOfWhatIsTooLarge() {
    Map<String, Object> payload = new LinkedHashMap<>();
    payload.put("percent", 60);
    payload.put("image", "x".repeat(200_000));
    payload.put("cloud", new int[120_000]);
    payload.put("note", "y".repeat(50_000));

    Map<String, Object> tree = JsonValues.object(payload, Limits.EVENT);

    assertThat(tree.keySet()).containsExactly("percent", "image", "cloud", "note");
    assertThat(tree).containsEntry("percent", 60).containsEntry("note", "y".repeat(50_000));
    assertThat(tree.get("cloud")).isEqualTo(Map.of("_truncated", true, "bytes", 240_002L));
    assertThat(Json.bytes(tree).length).isLessThanOrEqualTo(Limits.EVENT.maxBytes());
  }

  @Test
  void replacesTheWholeWhenItHasTooManySmallMembers() {
    Map<String, Object> payload = new HashMap<>();
    for (int i = 0; i < 100_000; i++) {
      payload.put("member" + i, i);
    }
    assertThat(JsonValues.object(payload, Limits.EVENT)).containsOnlyKeys("_truncated", "bytes");
    assertThat(JsonValues.object(new int[2_000_000], Limits.EVENT))
        .containsOnlyKeys("_truncated", "bytes");
    assertThat(JsonValues.object(new int[200_000], Limits.EVENT))
        .isEqualTo(Map.of("value", Map.of("_truncated", true, "bytes", 400_002L)));
  }

  @Test
  void keepsAStringWithinTheReadersLimitAndReplacesALongerOne() {
    assertThat(JsonValues.object(Map.of("a", "x".repeat(256 * 1024)), Limits.RESULT).get("a"))
        .isInstanceOf(String.class);
    assertThat(JsonValues.object(Map.of("a", "x".repeat(256 * 1024 + 1)), Limits.RESULT).get("a"))
        .isEqualTo(Map.of("_truncated", true, "bytes", 256L * 1024 + 3));
  }

  @Test
  void boundsTheTimeForFewObjectsThatStandForMany() {
    List<Object> bomb = new ArrayList<>(List.of("x"));
    for (int level = 0; level < 25; level++) {
      bomb = new ArrayList<>(List.of(bomb, bomb, bomb, bomb, bomb, bomb, bomb, bomb, bomb, bomb));
    }
    long before = System.nanoTime();
    assertThat(Json.bytes(JsonValues.object(Map.of("bomb", bomb, "ok", 1), Limits.EVENT)).length)
        .isLessThan(300);
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(5));
  }

  @Test
  void stopsReadingACollectionThatNeverEnds() {
    Collection<Object> endless =
        new java.util.AbstractCollection<>() {
          @Override
          public java.util.Iterator<Object> iterator() {
            return java.util.stream.Stream.generate(() -> (Object) 1).iterator();
          }

          @Override
          public int size() {
            return Integer.MAX_VALUE;
          }
        };
    assertThat(member(endless).toString()).contains("_truncated");
    assertThat(JsonValues.object(endless, Limits.EVENT)).containsKey("_truncated");
  }

  @Test
  void readsALiveMapAgainAndMarksOneThatNeverStandsStill() {
    AtomicInteger reads = new AtomicInteger();
    assertThat(member(changing(reads, 3))).isEqualTo(Map.of("a", 1));
    assertThat(reads).hasValue(3);
    assertThat(member(changing(new AtomicInteger(), Integer.MAX_VALUE))).isEqualTo(CHANGING);
  }

  private static Map<String, Object> changing(AtomicInteger reads, int calmAt) {
    return new AbstractMap<>() {
      @Override
      public Set<Entry<String, Object>> entrySet() {
        if (reads.incrementAndGet() < calmAt) {
          throw new ConcurrentModificationException();
        }
        return Set.of(Map.entry("a", 1));
      }
    };
  }

  @Test
  void survivesAMapThatAnotherThreadKeepsChanging() throws Exception {
    Map<String, Object> live = new HashMap<>();
    AtomicBoolean stop = new AtomicBoolean();
    Thread writer =
        new Thread(
            () -> {
              for (int i = 0; !stop.get(); i++) {
                live.put("k" + i % 500, i);
                live.remove("k" + (i + 250) % 500);
              }
            });
    writer.setDaemon(true);
    writer.start();
    try {
      for (int i = 0; i < 500; i++) {
        Json.readObject(Json.bytes(JsonValues.object(Map.of("live", live), Limits.EVENT)));
      }
    } finally {
      stop.set(true);
      writer.join(5000);
    }
  }

  // messages

  @Test
  void cutsMessagesToTwoKibibytesOfUtf8() {
    assertThat(JsonValues.message("short")).isEqualTo("short");
    assertThat(JsonValues.message(null)).isEmpty();
    assertThat(JsonValues.message("a\uD83D")).isEqualTo("a\uFFFD");
    assertThat(JsonValues.message("x".repeat(2048))).hasSize(2048).doesNotContain("truncated");
    for (String text :
        List.of(
            "x".repeat(2049),
            "é".repeat(1025),
            "🤖".repeat(513),
            "x".repeat(5_000_000),
            "a" + "🤖".repeat(600),
            "\uD83D".repeat(700))) {
      String cut = JsonValues.message(text);
      assertThat(cut.getBytes(StandardCharsets.UTF_8)).hasSizeBetween(2040, 2048);
      assertThat(cut).endsWith("… (truncated)");
      assertThat(Texts.wellFormed(cut)).isEqualTo(cut);
    }
  }

  @Test
  void refusesLimitsThatMakeNoSense() {
    assertThatThrownBy(() -> new Limits(0, 1000)).hasMessageContaining("maxDepth");
    assertThatThrownBy(() -> new Limits(61, 1000)).hasMessageContaining("maxDepth");
    assertThatThrownBy(() -> new Limits(5, 10)).hasMessageContaining("maxBytes");
  }
}
