package org.robotmcpkit.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.task.TaskRequest;

class IdempotencyKeyTest {
  @Test
  void theOrderOfMembersDoesNotMatterAndEverythingElseDoes() {
    Map<String, Object> oneWay = new LinkedHashMap<>();
    oneWay.put("x", 1);
    oneWay.put("via", List.of(Map.of("a", 1, "b", 2)));
    Map<String, Object> otherWay = new LinkedHashMap<>();
    otherWay.put("via", List.of(Map.of("b", 2, "a", 1)));
    otherWay.put("x", 1);

    assertThat(fingerprint(oneWay)).isEqualTo(fingerprint(otherWay));
    assertThat(fingerprint(oneWay)).isNotEqualTo(fingerprint(Map.of("x", 1)));
    assertThat(fingerprint(Map.of("x", "1"))).isNotEqualTo(fingerprint(Map.of("x", 1)));
  }

  @Test
  void noKeyIsNoProblemAndABadOneIs() {
    Problems none = new Problems();
    assertThat(IdempotencyKey.read(Map.of(), Map.of(), none)).isNull();
    assertThat(none.count()).isZero();

    for (Object bad : List.of(7, "", " ", "k".repeat(201))) {
      Problems problems = new Problems();
      assertThat(IdempotencyKey.read(Map.of(IdempotencyKey.META, bad), Map.of(), problems))
          .isNull();
      assertThat(problems.count()).isEqualTo(1);
    }
  }

  private static String fingerprint(Map<String, Object> arguments) {
    TaskRequest.Idempotency read =
        IdempotencyKey.read(Map.of(IdempotencyKey.META, "k"), arguments, new Problems());
    return read.fingerprint();
  }
}
