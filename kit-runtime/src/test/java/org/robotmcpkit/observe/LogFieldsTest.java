package org.robotmcpkit.observe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.InheritedFields;
import org.slf4j.MDC;

class LogFieldsTest {
  private static final LogFields FIELDS = LogFields.of("arm", "grip").by("ann");

  private InheritedFields mdc;

  @BeforeEach
  void openMdc() {
    mdc = new InheritedFields();
  }

  @AfterEach
  void closeMdc() {
    mdc.close();
  }

  private static Map<String, String> here() {
    Map<String, String> fields = MDC.getCopyOfContextMap();
    return fields == null ? Map.of() : fields;
  }

  @Test
  void linesCarryTheFieldsBesideWhatOthersHavePutThere() {
    MDC.put("request_id", "7");

    FIELDS
        .withTask("grip-1")
        .during(
            () ->
                assertThat(here())
                    .containsExactlyInAnyOrderEntriesOf(
                        Map.of(
                            "request_id", "7",
                            "server", "arm",
                            "tool", "grip",
                            "principal", "ann",
                            "task_id", "grip-1")));
    assertThat(here()).isEqualTo(Map.of("request_id", "7"));
  }

  @Test
  void aCallWithoutATaskDoesNotShowTheTaskAroundIt() {
    FIELDS
        .withTask("grip-1")
        .during(() -> FIELDS.during(() -> assertThat(here()).doesNotContainKey("task_id")));
  }

  @Test
  void whatIsOfNoPrincipalDoesNotShowTheOneAroundIt() {
    FIELDS.during(
        () ->
            LogFields.of("arm", "wave")
                .withTask("wave-1")
                .during(
                    () ->
                        assertThat(here())
                            .isEqualTo(
                                Map.of("server", "arm", "tool", "wave", "task_id", "wave-1"))));
  }

  @Test
  void whatTheWorkPutsThereIsTakenAwayEvenWhenItThrows() {
    assertThatThrownBy(
            () ->
                FIELDS.during(
                    () -> {
                      MDC.put("left", "behind");
                      throw new IllegalStateException("broken");
                    }))
        .isInstanceOf(IllegalStateException.class);

    assertThat(here()).isEmpty();
  }

  @Test
  void valuesAreEscapedAndCut() {
    LogFields hostile = LogFields.of("arm", "grip").by("ann\nERROR forged \u001b[31m\u202e");
    LogFields endless = LogFields.of("arm", "grip").by("a".repeat(100_000));

    hostile.during(
        () -> assertThat(MDC.get("principal")).isEqualTo("ann\\nERROR forged \\u001b[31m\\u202e"));
    endless.during(() -> assertThat(MDC.get("principal")).isEqualTo("a".repeat(64) + "…"));
  }

  @Test
  void carriedWorkHasTheFieldsOfWhereItWasGivenAwayAndLeavesNothing() throws Exception {
    ExecutorService one = Executors.newSingleThreadExecutor();
    try {
      one.submit(() -> MDC.put("own", "of the thread")).get(10, TimeUnit.SECONDS);
      Runnable[] carried = new Runnable[1];
      FIELDS.during(
          () ->
              carried[0] =
                  LogFields.carry(
                      () -> {
                        assertThat(MDC.get("principal")).isEqualTo("ann");
                        assertThat(MDC.get("own")).isNull();
                        MDC.put("left", "behind");
                      }));

      one.submit(carried[0]).get(10, TimeUnit.SECONDS);
      Future<Map<String, String>> after = one.submit(LogFieldsTest::here);

      assertThat(after.get(10, TimeUnit.SECONDS)).isEqualTo(Map.of("own", "of the thread"));
    } finally {
      one.shutdown();
    }
  }
}
