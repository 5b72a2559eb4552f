package org.robotmcpkit.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JsonValuesFuzzTest {
  private static final int SEEDS = Integer.getInteger("kit.fuzz.seeds", 3000);

  record Pair(Object left, Object rightHand) {}

  @Test
  void whateverIsNormalisedSurvivesTheWireUnchanged() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      Limits limits =
          random.nextInt(4) == 0
              ? new Limits(1 + random.nextInt(8), 64 + random.nextInt(2000))
              : Limits.EVENT;

      Map<String, Object> tree = JsonValues.object(anything(random, 0), limits);

      byte[] bytes = Json.bytes(tree);
      assertThat(bytes.length).as("seed %d", seed).isLessThanOrEqualTo(limits.maxBytes());
      assertThat(Json.bytes(Json.readObject(bytes))).as("seed %d", seed).isEqualTo(bytes);
      assertThat(JsonValues.object(tree, limits)).as("seed %d", seed).isEqualTo(tree);
    }
  }

  private static Object anything(Random random, int depth) {
    int kind = random.nextInt(depth > 6 ? 15 : 21);
    return switch (kind) {
      case 0 -> null;
      case 1 -> random.nextBoolean();
      case 2 -> random.nextInt();
      case 3 -> random.nextLong();
      case 4 -> Double.longBitsToDouble(random.nextLong());
      case 5 -> Float.intBitsToFloat(random.nextInt());
      case 6 -> new BigInteger(1 + random.nextInt(500), random);
      case 7 -> new BigDecimal(new BigInteger(80, random), random.nextInt(700) - 350);
      case 8, 9 -> text(random);
      case 10 -> Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000));
      case 11 -> Duration.ofMillis(random.nextInt());
      case 12 -> new Object();
      case 13 -> new IllegalStateException(text(random));
      case 14 -> random.nextInt(20) == 0 ? "z".repeat(random.nextInt(400_000)) : EventType.PROGRESS;
      case 15 -> random.doubles(random.nextInt(5)).toArray();
      case 16 -> Optional.ofNullable(anything(random, depth + 1));
      case 17 -> new Pair(anything(random, depth + 1), anything(random, depth + 1));
      case 18 -> Arrays.asList(anything(random, depth + 1), anything(random, depth + 1)).toArray();
      case 19 -> list(random, depth);
      default -> map(random, depth);
    };
  }

  private static List<Object> list(Random random, int depth) {
    List<Object> list = new ArrayList<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      list.add(random.nextInt(30) == 0 ? list : anything(random, depth + 1));
    }
    return list;
  }

  private static Map<Object, Object> map(Random random, int depth) {
    Map<Object, Object> map = new LinkedHashMap<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      Object key =
          random.nextInt(10) == 0
              ? null
              : random.nextInt(5) == 0 ? (Object) random.nextInt() : text(random);
      map.put(key, random.nextInt(30) == 0 ? map : anything(random, depth + 1));
    }
    return map;
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(12); i > 0; i--) {
      switch (random.nextInt(6)) {
        case 0 -> text.append((char) random.nextInt(0x20));
        case 1 -> text.append((char) (0xD800 + random.nextInt(0x800)));
        case 2 -> text.appendCodePoint(0x10000 + random.nextInt(0x10000));
        case 3 -> text.append((char) random.nextInt(0x10000));
        case 4 -> text.append("\"\\/\u2028\u007f".charAt(random.nextInt(5)));
        default -> text.append((char) ('a' + random.nextInt(26)));
      }
    }
    return text.toString();
  }
}
