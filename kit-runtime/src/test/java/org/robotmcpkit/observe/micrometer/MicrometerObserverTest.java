package org.robotmcpkit.observe.micrometer;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.model.TaskState;
import org.robotmcpkit.observe.Observer;

class MicrometerObserverTest {
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final Observer arm = MicrometerObserver.in(registry).apply("arm");

  private List<String> valuesOf(String meter, String tag) {
    return registry.find(meter).meters().stream().map(one -> one.getId().getTag(tag)).toList();
  }

  @Test
  void durationsKeepTheirLengthAndCountWhatHasEnded() {
    arm.taskEnded("grip", TaskState.FAILED, TimeUnit.SECONDS.toNanos(3));
    arm.taskEnded("grip", TaskState.FAILED, TimeUnit.SECONDS.toNanos(5));

    var timer =
        registry
            .get("robotmcpkit.tasks.duration")
            .tags("server", "arm", "tool", "grip", "state", "failed")
            .timer();
    assertThat(timer.count()).isEqualTo(2);
    assertThat(timer.totalTime(TimeUnit.SECONDS)).isEqualTo(8);
  }

  /** A body may put what it likes into the code of its failure. */
  @Test
  void codesBeyondTheFirstAreOneSeries() {
    IntStream.range(0, 1000).forEach(id -> arm.callAnswered("grip", "E" + id, 1));

    assertThat(valuesOf("robotmcpkit.calls", "error")).hasSize(65).contains("other", "E0");
    assertThat(registry.get("robotmcpkit.calls").tag("error", "other").timer().count())
        .isEqualTo(1000 - 64);
  }

  @Test
  void whatIsNoNameIsNoValueOfATag() {
    arm.callAnswered("grip", "box 7 is\nin the way", 1);
    arm.callAnswered("grip", "A".repeat(65), 1);
    arm.callAnswered("grip", "", 1);

    assertThat(valuesOf("robotmcpkit.calls", "error")).containsExactly("other");
  }

  @Test
  void toolsBeyondTheFirstAreOneSeries() {
    IntStream.range(0, 1000).forEach(id -> arm.taskStarted("tool_" + id));

    assertThat(valuesOf("robotmcpkit.tasks.started", "tool")).hasSize(513).contains("other");
  }

  @Test
  void aServerThatHasBeenClosedIsReadNoMoreAndItsCountsStay() {
    arm.begins(new StillReadings());
    arm.taskStarted("grip");
    assertThat(registry.get("robotmcpkit.tasks.running").gauge().value()).isEqualTo(1);
    assertThat(registry.get("robotmcpkit.stops").functionCounter().count()).isEqualTo(5);

    arm.ends();

    assertThat(registry.getMeters().stream().map(Meter::getId).map(Meter.Id::getName))
        .containsExactly("robotmcpkit.tasks.started");
  }

  @Test
  void aCallThatIsCountedMakesLittleGarbageAndOneThatIsNotMakesNone() {
    assertThat(bytesOfOneCall(Observer.contained(arm))).isLessThan(400);
    assertThat(bytesOfOneCall(Observer.contained(Observer.nobody()))).isLessThan(1);
  }

  private static double bytesOfOneCall(Observer observer) {
    int calls = 20_000;
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long id = Thread.currentThread().getId();
    callAll(observer, calls);
    long before = threads.getThreadAllocatedBytes(id);
    callAll(observer, calls);
    return (double) (threads.getThreadAllocatedBytes(id) - before) / calls;
  }

  private static void callAll(Observer observer, int calls) {
    for (int call = 0; call < calls; call++) {
      observer.callAnswered("grip", null, call);
      observer.taskEnded("grip", TaskState.SUCCEEDED, call);
    }
  }

  @Test
  void serversInOneRegistryAreToldApart() {
    arm.taskStarted("grip");
    MicrometerObserver.in(registry).apply("leg").taskStarted("grip");

    assertThat(valuesOf("robotmcpkit.tasks.started", "server"))
        .containsExactlyInAnyOrder("arm", "leg");
  }
}
