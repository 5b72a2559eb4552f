package org.robotmcpkit.event;

import java.util.List;
import java.util.Optional;

/** The mutants that the simulations have to find. */
final class Mutants {
  static final List<Mutant> ALL =
      List.of(
          Mutant.of(
                  "a signature for all attempts of an event",
                  PosterSimulation.class,
                  "event/SignedPosting.java",
                  "      long timestamp = clock.instant().getEpochSecond();\n",
                  "      if (attempt.event().signedAt == 0) attempt.event().signedAt = clock.instant().getEpochSecond();\n"
                      + "      long timestamp = attempt.event().signedAt;\n")
              .and(
                  "event/QueuedEvent.java",
                  "  boolean inFlight;\n",
                  "  boolean inFlight;\n  long signedAt;\n"),
          Mutant.of(
                  "the payload is written when it is sent",
                  SystemSimulation.class,
                  "task/RecordContext.java",
                  "task.progress(JsonValues.object(payload, Limits.EVENT));",
                  "task.progress(payload instanceof java.util.LinkedHashMap\n"
                      + "        ? (Map<String, Object>) payload : JsonValues.object(payload, Limits.EVENT));")
              .and(
                  "event/SignedPosting.java",
                  "byte[] body = attempt.event().body;",
                  "byte[] body = EventBody.of(attempt.event().source);")
              .and(
                  "event/QueuedEvent.java",
                  "  boolean inFlight;\n",
                  "  boolean inFlight;\n  final TaskEvent source;\n")
              .and(
                  "event/QueuedEvent.java",
                  "    this.body = body;\n",
                  "    this.body = body;\n    this.source = event;\n"),
          Mutant.of(
              "no endpoint gate",
              PosterSimulation.class,
              "event/EndpointGate.java",
              "    if (open) {\n      return 0;\n    }\n    return probing",
              "    if (now >= 0) {\n      return 0;\n    }\n    return probing"),
          Mutant.of(
              "numbers are taken in one step and handed over in another",
              SystemSimulation.class,
              "task/TaskRecord.java",
              "      updatedAt = clock.instant();\n      events.emit(EventType.PROGRESS, payload);\n",
              "      updatedAt = clock.instant();\n    }\n    events.emit(EventType.PROGRESS, payload);\n    synchronized (lock) {\n"),
          Mutant.of(
              "a redirect counts as delivered",
              PosterSimulation.class,
              "event/Verdict.java",
              "status >= 200 && status <= 299",
              "status >= 200 && status <= 399"),
          Mutant.of(
              "600 s from the emission on",
              PosterSimulation.class,
              "event/Outbox.java",
              "      event.firstAttemptAt = now;\n",
              "      event.firstAttemptAt = event.queuedAt;\n"),
          Mutant.of(
              "attempts go on after 600 s",
              PosterSimulation.class,
              "event/RetrySchedule.java",
              "TimeUnit.SECONDS.toNanos(600)",
              "TimeUnit.SECONDS.toNanos(700)"),
          Mutant.of(
                  "a cancel overwrites a terminal state",
                  SystemSimulation.class,
                  "task/TaskRecord.java",
                  "      if (state.isTerminal()) {\n        return Optional.empty();\n      }\n      where",
                  "      where")
              .and(
                  "task/LocalTasks.java",
                  "      task.whenEnded(info -> takeBack.run());\n    }\n  }\n\n  private void giveUpWaiting",
                  "    }\n  }\n\n  private void giveUpWaiting"),
          Mutant.of(
              "events after the end",
              SystemSimulation.class,
              "task/TaskRecord.java",
              "    if (over) {\n",
              "    if (over && state == null) {\n"),
          Mutant.of(
              "a late value replaces the end",
              SystemSimulation.class,
              "task/TaskRecord.java",
              "      bodyEnded = true;\n      if (state.isTerminal()) {\n        return false;\n      }\n",
              "      bodyEnded = true;\n      if (state.isTerminal() && !(ending instanceof Ending.Returned)) {\n        return false;\n      }\n"),
          Mutant.of(
              "a trigger fires again",
              SystemSimulation.class,
              "task/AttachedTriggers.java",
              "fired[position] = true;",
              "fired[position] = trigger.repeats();"),
          Mutant.of(
              "the end pushed out of a full queue",
              PosterSimulation.class,
              "event/Backlog.java",
              "LAST_RANK_TO_PUSH_OUT = 2",
              "LAST_RANK_TO_PUSH_OUT = 3"),
          Mutant.of(
              "Retry-After lowers the delay",
              PosterSimulation.class,
              "event/Outbox.java",
              "Math.max(RetrySchedule.delayNanos(event.attempts), atLeast);",
              "atLeast > 0 ? atLeast : RetrySchedule.delayNanos(event.attempts);"),
          Mutant.of(
              "Retry-After is not heard",
              PosterSimulation.class,
              "event/RetryAfter.java",
              "answer.status() == 429 || answer.status() == 503",
              "answer.status() == 428"),
          Mutant.of(
              "no cap on what is in flight",
              PosterSimulation.class,
              "event/Outbox.java",
              "    if (inFlight >= maxInFlight) {\n      return Step.await",
              "    if (inFlight < 0) {\n      return Step.await"),
          Mutant.of(
              "duplicates by task",
              SystemSimulation.class,
              "event/EventReceiver.java",
              "event.server() + \" \" + event.eventId()",
              "event.server() + \" \" + event.taskId()"),
          Mutant.of(
              "a failed consumer's event counts as seen",
              SystemSimulation.class,
              "event/EventReceiver.java",
              "      seen.release(key);\n",
              "      seen.accepted(key, now);\n"),
          Mutant.of(
              "the next event of a task does not wait for the one before",
              PosterSimulation.class,
              "event/Lanes.java",
              "      lane.events.add(event);\n      return false;\n",
              "      Lane more = new Lane(event.taskId);\n      more.events.add(event);\n      ready.add(more);\n      return true;\n"),
          Mutant.of(
              "a probe that broke here never ends",
              PosterSimulation.class,
              "event/EndpointGate.java",
              "  void undecided(QueuedEvent event, long now) {\n    if (!open",
              "  void undecided(QueuedEvent event, long now) {\n    if (open && !open"),
          Mutant.of(
              "an interrupt outlives its body",
              SystemSimulation.class,
              "task/TaskRecord.java",
              "      Thread.interrupted();\n",
              ""),
          Mutant.of(
              "what a body holds is given away at the end of the grace",
              SystemSimulation.class,
              "task/LocalTasks.java",
              "task.giveUpWaiting(() -> register.retire(task, 0)",
              "task.giveUpWaiting(() -> register.retireWithBody(task, 0)"),
          Mutant.of(
              "a finished task goes before its event has",
              SystemSimulation.class,
              "task/FinishedTasks.java",
              "if (oldest.getValue().isSettled()) {",
              "if (oldest != null) {"),
          Mutant.of(
              "a late event begins an ended task anew",
              SystemSimulation.class,
              "event/TaskFollower.java",
              "      if (!ended.containsKey(key)) {\n        // A gap",
              "      ended.remove(key);\n      if (!ended.containsKey(key)) {\n        // A gap"),
          Mutant.of(
              "silence is no reason to ask",
              SystemSimulation.class,
              "event/TaskFollower.java",
              "filter(entry -> now - entry.getValue() >= SILENCE.toNanos())",
              "filter(entry -> now < entry.getValue())"),
          Mutant.of(
              "a deadline is a cancel",
              SystemSimulation.class,
              "task/TaskRecord.java",
              "if (stopReason == StopReason.DEADLINE) {",
              "if (stopReason == null) {"),
          Mutant.of(
              "a body may report after it was asked to stop",
              SystemSimulation.class,
              "task/TaskRecord.java",
              "    if (isStopRequested()) {\n      throw new TaskCancelledException(id);\n    }\n    if (over",
              "    if (over"),
          Mutant.of(
              "an event whose time is over goes without a line",
              PosterSimulation.class,
              "event/DeliveryLog.java",
              "case EXPIRED -> LOG.error(",
              "case EXPIRED -> LOG.debug("),
          Mutant.of(
              "the line of an event whose time is over counts one attempt less",
              SystemSimulation.class,
              "event/DeliveryLog.java",
              "          event.attempts,\n",
              "          event.attempts - 1,\n"),
          Mutant.of(
              "what the full queue costs between two lines is not counted",
              PosterSimulation.class,
              "event/OverflowLog.java",
              "now - saidAt < LINE_EVERY_NANOS)) {\n",
              "now - saidAt < LINE_EVERY_NANOS)) {\n        unsaid = 0;\n"),
          Mutant.of(
              "the last that the full queue has cost is never said",
              PosterSimulation.class,
              "event/DeliveryLog.java",
              "    run(overflows::sayAll);\n",
              ""),
          Mutant.of(
              "a shutdown says nothing on stderr",
              PosterSimulation.class,
              "event/DeliveryLog.java",
              "System.err.println(",
              "LOG.error("),
          Mutant.of(
              "a lane stays when its last event has gone",
              PosterSimulation.class,
              "event/Lanes.java",
              "      byTask.remove(lane.taskId);\n",
              "      if (lane.dueAt > 0) byTask.remove(lane.taskId);\n"),
          Mutant.of(
              "the gate remembers its prober",
              PosterSimulation.class,
              "event/EndpointGate.java",
              "      prober.probedNanos += now - proberSince;\n      prober = null;\n",
              "      prober.probedNanos += now - proberSince;\n      proberSince = now;\n"),
          Mutant.of(
              "a thread for each emission",
              SystemSimulation.class,
              "event/RemoteDelivery.java",
              "senders.size() < maxSenders",
              "senders.size() >= 0"),
          Mutant.of(
              "a finished task that waited for its event is kept",
              SystemSimulation.class,
              "task/TaskRegister.java",
              "if (finished.settled(task)) {",
              "if (finished.settled(task) && bodies < 0) {"));

  private Mutants() {}

  /**
   * What the seed finds in the classes that this one was loaded with, in one line; null if it finds
   * nothing.
   */
  static String run(String simulation, long seed) {
    Optional<Throwable> found = find(simulation, seed);
    return found
        .map(t -> String.valueOf(t.getMessage()).lines().findFirst().orElse(""))
        .orElse(null);
  }

  private static Optional<Throwable> find(String simulation, long seed) {
    try {
      Seeds.run(
          Mutants.class,
          simulation.equals(PosterSimulation.class.getName())
              ? PosterSimulation::new
              : SystemSimulation::new,
          seed);
      return Optional.empty();
    } catch (AssertionError e) {
      return Optional.of(e);
    }
  }
}
