package results;

import java.io.InputStream;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class NoData {
  record Job(String name, Thread worker) {}

  static class Broken extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** Reads. */
  @LongRunningTool(effect = Effect.READS)
  InputStream read() { // error: [kit:type] read gives back InputStream, which is no data; give back a record of what a planner needs to know of it
    return InputStream.nullInputStream();
  }

  /** Lists. */
  @LongRunningTool(effect = Effect.READS)
  Stream<String> list() { // error: [kit:type] list gives back Stream<String>, which is no data; give back a List
    return Stream.of();
  }

  /** Works. */
  @LongRunningTool(effect = Effect.READS)
  List<Job> work() { // error: [kit:type] work gives back Thread, which is no data; give back a record of what a planner needs to know of it
    return List.of();
  }

  /** Waits. */
  @LongRunningTool(effect = Effect.READS)
  Future<String> later() { // error: [kit:type] later gives back Future<String>, which is no data; give back a CompletionStage as a whole, or what is in it
    return new CompletableFuture<>();
  }

  /** Waits. */
  @LongRunningTool(effect = Effect.READS)
  List<CompletableFuture<String>> each() { // error: [kit:type] each gives back CompletableFuture<String>, which is no data; give back a CompletionStage as a whole, or what is in it
    return List.of();
  }

  /** Fails. */
  @LongRunningTool(effect = Effect.READS)
  Broken fail() { // error: [kit:type] fail gives back Broken, which is no data; give back a record of what a planner needs to know of it
    return new Broken();
  }

  /** Does. */
  @LongRunningTool(effect = Effect.READS)
  Runnable run() { // error: [kit:type] run gives back Runnable, which is no data; give back a record of what a planner needs to know of it
    return () -> {};
  }
}
