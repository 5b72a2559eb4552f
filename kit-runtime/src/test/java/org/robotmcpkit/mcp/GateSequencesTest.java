package org.robotmcpkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.modern.server.McpServer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.consent.Approval;
import org.robotmcpkit.consent.Approvals;
import org.robotmcpkit.consent.ConfirmCodes;
import org.robotmcpkit.consent.ConsentDesk;
import org.robotmcpkit.event.MovableClock;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.Scopes;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSpec;

/**
 * Random sequences of calls by callers who try everything with what they have seen: states, codes
 * and approvals of other calls, used ones, old ones, changed ones. A list kept beside says for each
 * call whether a human has agreed to it; the robot must move for these and for no other.
 */
class GateSequencesTest {
  private static final int SEQUENCES = Integer.getInteger("kit.gate.sequences", 1000);
  private static final int CALLS = 12;
  private static final Duration QUESTION = Duration.ofMinutes(5);

  private final MovableClock clock = new MovableClock(Instant.parse("2026-01-02T03:04:05Z"));
  private long nanos;
  private int moved;
  private final LocalTasks tasks =
      LocalTasks.builder("arm", (event, settled) -> settled.run()).build();
  private final Approvals approvals = new Approvals(clock, () -> nanos, new Random(1));
  private final Menu menu =
      Menu.of(
          "arm",
          tasks,
          List.of(
              () ->
                  List.of(
                      tool("move", Consent.ELICITATION, Consent.OPERATOR),
                      tool("turn", Consent.ELICITATION, Consent.OPERATOR),
                      tool("buy", Consent.ELICITATION, Consent.CONFIRM_ARGUMENT),
                      ToolSpec.instant("stop", "Stops.", "{}", call -> ToolReply.done()).stop())),
          name -> name,
          StartLimit.perSecond(1_000_000),
          new ConsentDesk(new ConfirmCodes(() -> nanos, new Random(2)), approvals));
  private final McpServer server = ModernTools.serve(new ServerInfo("arm", "1", null), menu, clock);
  private final ModernCalls modern = new ModernCalls(server);

  private ToolSpec tool(String name, Consent first, Consent second) {
    return ToolSpec.longRunning(name, "Moves.", "{}", this::move)
        .effect(Effect.MOVES)
        .gate(GateSpec.says("The arm will move {distance_m} m.").by(first, second));
  }

  private TaskInfo move(ToolCall call) {
    int distanceM = call.integer("distance_m").required();
    call.refuseIfWrong();
    call.gate().with("distance_m", distanceM).pass();
    moved++;
    return call.start(task -> null);
  }

  @AfterEach
  void close() {
    menu.close();
    server.closeGracefully();
    tasks.close();
  }

  @Test
  void nothingMovesWithoutAFreshConsentToThatVeryCall() {
    int[] agreed = new int[4];
    for (int seed = 0; seed < SEQUENCES; seed++) {
      new Sequence(seed, agreed).run();
    }
    // by the client, with a code, by the operator: each way was gone, and more calls were refused
    // than let in
    assertThat(List.of(agreed[0], agreed[1], agreed[2]))
        .allSatisfy(count -> assertThat(count).isGreaterThan(SEQUENCES / 100));
    assertThat(agreed[3]).isGreaterThan(agreed[0] + agreed[1] + agreed[2]);
  }

  /** A call as it is told from others. */
  private record Meant(String caller, String tool, int distanceM) {}

  /** What a question has brought: a state that an answer can go with. */
  private record Asked(Meant meant, String key, String state, Instant at, int stops) {}

  /** A code that a refusal has given. */
  private record Coded(Meant meant, String code, long at) {}

  /** What one sequence does, and what the list says of it. */
  private final class Sequence {
    private final int seed;
    private final Random random;
    private final int[] agreed;
    private final List<Asked> asked = new ArrayList<>();
    private final List<Coded> codes = new ArrayList<>();
    private final Set<String> usedStates = new HashSet<>();
    private final Map<Meant, String> validCodes = new HashMap<>();
    private final Map<Meant, Long> accepted = new LinkedHashMap<>();
    private int stops;

    Sequence(int seed, int[] agreed) {
      this.seed = seed;
      this.random = new Random(seed);
      this.agreed = agreed;
    }

    void run() {
      for (int number = 0; number < CALLS; number++) {
        step();
      }
      // what is left of this sequence is over before the next
      pass(Duration.ofMinutes(20));
      assertThat(approvals.waiting()).isEmpty();
    }

    private void step() {
      switch (random.nextInt(30)) {
        case 28, 29 -> stop();
        case 27 -> pass(Duration.ofSeconds(random.nextInt(200)));
        default -> stepOfCalls();
      }
    }

    private void stepOfCalls() {
      switch (random.nextInt(10)) {
        case 0, 1 -> begin();
        case 2, 3, 4 -> answer();
        case 5 -> refusedFirst(meant("buy"));
        case 6 -> bringCode();
        case 7 -> refusedFirst(perhapsAccepted());
        case 8 -> operator();
        default -> pass(Duration.ofSeconds(random.nextInt(200)));
      }
    }

    private Meant meant(String tool) {
      return new Meant((random.nextBoolean() ? "ann" : "bob") + seed, tool, random.nextInt(2));
    }

    private Meant meant() {
      return meant(List.of("move", "turn", "buy").get(random.nextInt(3)));
    }

    /** Mostly what an operator has agreed to, if there is such a call. */
    private Meant perhapsAccepted() {
      List<Meant> known = new ArrayList<>(accepted.keySet());
      return known.isEmpty() || random.nextInt(4) == 0
          ? meant(random.nextBoolean() ? "move" : "turn")
          : known.get(random.nextInt(known.size()));
    }

    private void pass(Duration time) {
      clock.move(time);
      nanos += time.toNanos();
    }

    /** A client that can ask calls: a question, whatever was agreed to before. */
    private void begin() {
      Meant meant = meant();
      Map<String, Object> answer =
          expect(false, 0, () -> modern.call(caller(meant), meant.tool(), arguments(meant)));
      String key =
          ((Map<?, ?>) ModernCalls.result(answer).get("inputRequests"))
              .keySet()
              .iterator()
              .next()
              .toString();
      asked.add(new Asked(meant, key, ModernCalls.stateOf(answer), clock.instant(), stops));
    }

    /** Nothing that was agreed to before counts any more. */
    private void stop() {
      ModernCalls.result(modern.callUnasked(caller(meant()), "stop", Map.of()));
      stops++;
      accepted.clear();
      validCodes.clear();
    }

    /**
     * An answer comes, perhaps to another call, twice, too late, or with a state that was made up.
     */
    private void answer() {
      if (asked.isEmpty()) {
        return;
      }
      Asked one = asked.get(random.nextInt(asked.size()));
      Meant meant = random.nextInt(3) == 0 ? meant() : one.meant();
      String state = random.nextInt(8) == 0 ? changed(one.state()) : one.state();
      Map<String, Object> replies = replies(one.key());
      boolean reaches =
          meant.equals(one.meant()) && state.equals(one.state()) && !usedStates.contains(state);
      boolean isFresh = one.stops() == stops && !clock.instant().isAfter(one.at().plus(QUESTION));
      boolean isYes = ModernCalls.yes().equals(replies.get(one.key()));
      boolean isValid =
          Duration.between(one.at(), clock.instant()).compareTo(ModernAsking.VALID) < 0;
      expect(
          reaches && isFresh && isYes,
          0,
          () -> modern.retry(caller(meant), meant.tool(), arguments(meant), state, replies));
      if (reaches && isValid) {
        usedStates.add(state);
      }
    }

    private Map<String, Object> replies(String key) {
      return switch (random.nextInt(7)) {
        case 0 -> Map.of(key, Map.of("action", "decline"));
        case 1 -> Map.of(key, Map.of("action", "cancel"));
        case 2 -> Map.of("consent", ModernCalls.yes());
        case 3 -> Map.of(key, Map.of("action", "accept", "content", Map.of("confirm", true)));
        default -> Map.of(key, ModernCalls.yes());
      };
    }

    private String changed(String state) {
      int at = random.nextInt(state.length());
      char other = state.charAt(at) == 'A' ? 'B' : 'A';
      return state.substring(0, at) + other + state.substring(at + 1);
    }

    /** A client that cannot ask calls without any consent but what an operator may have given. */
    private void refusedFirst(Meant meant) {
      Long since = accepted.get(meant);
      boolean isAgreed = since != null && nanos - since <= Approvals.USABLE.toNanos();
      Map<String, Object> answer =
          expect(
              isAgreed, 2, () -> modern.callUnasked(caller(meant), meant.tool(), arguments(meant)));
      if (isAgreed) {
        accepted.remove(meant);
      } else if (meant.tool().equals("buy")) {
        note(meant, answer);
      }
    }

    private void note(Meant meant, Map<String, Object> answer) {
      String code = (String) ModernCalls.error(answer).get("confirm");
      codes.add(new Coded(meant, code, nanos));
      validCodes.put(meant, code);
    }

    private void bringCode() {
      Coded one =
          codes.isEmpty()
              ? new Coded(meant("buy"), "true", 0)
              : codes.get(random.nextInt(codes.size()));
      Meant meant = random.nextInt(3) == 0 ? meant("buy") : one.meant();
      boolean isAgreed =
          meant.equals(one.meant())
              && one.code().equals(validCodes.get(meant))
              && nanos - one.at() <= ConfirmCodes.VALID.toNanos();
      Map<String, Object> arguments = new HashMap<>(arguments(meant));
      arguments.put("confirm", one.code());
      Map<String, Object> answer =
          expect(isAgreed, 1, () -> modern.callUnasked(caller(meant), meant.tool(), arguments));
      if (isAgreed) {
        validCodes.remove(meant);
      } else {
        note(meant, answer);
      }
    }

    private void operator() {
      approvals.reachable();
      List<Approval> waiting = approvals.waiting();
      if (waiting.isEmpty()) {
        return;
      }
      Approval one = waiting.get(random.nextInt(waiting.size()));
      Meant meant =
          new Meant(one.principal(), one.tool(), (Integer) one.arguments().get("distance_m"));
      switch (random.nextInt(4)) {
        case 0 -> approvals.decline(one.id(), "olga");
        case 1 ->
            assertThat(approvals.accept(one.id(), one.principal()))
                .isEqualTo(Approvals.Outcome.OWN);
        default -> {
          approvals.accept(one.id(), "olga");
          accepted.put(meant, nanos);
        }
      }
    }

    private static Caller caller(Meant meant) {
      return new Caller(meant.caller(), Set.of(Scopes.ALL));
    }

    private static Map<String, Object> arguments(Meant meant) {
      return Map.of("distance_m", meant.distanceM());
    }

    private Map<String, Object> expect(
        boolean isAgreed, int way, Supplier<Map<String, Object>> call) {
      int before = moved;
      Map<String, Object> answer = call.get();
      assertThat(moved - before).as("sequence %d: %s", seed, answer).isEqualTo(isAgreed ? 1 : 0);
      agreed[isAgreed ? way : 3]++;
      return answer;
    }
  }
}
