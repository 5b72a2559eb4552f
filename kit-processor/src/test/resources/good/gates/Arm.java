package gates;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Gate;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.task.TaskContext;
import support.Nullable;

/** Gates of every kind, in front of tools of every kind. */
@SuppressWarnings("kit:description")
public class Arm {
  /** How firmly. */
  public enum Grip {
    @JsonProperty("gentle")
    GENTLE,
    FIRM
  }

  record Frame(String name) {}

  record Goal(double xM, @Arg(name = "y") int yM, Frame in, Optional<Frame> near, @Nullable Grip grip) {}

  /** What it costs. */
  public record Wear(double energyWh, @JsonProperty("brakes") double brakeWearPercent, Optional<String> advice) {}

  private int moves;

  /** Moves the arm along. */
  @LongRunningTool(est = "distance_m / 0.1", effect = Effect.MOVES)
  @Gate(
      says = "The arm will move {distanceM} m, for {estimate.energyWh} Wh. Clear the workspace first.",
      estimate = "#wear")
  public int moveArm(double distanceM) {
    return ++moves;
  }

  Wear wear(double distanceM) {
    return new Wear(distanceM * 4, 0.5, Optional.empty());
  }

  /** Moves the arm to a place, or to another. */
  @LongRunningTool(est = "5s", effect = Effect.MOVES, exclusive = "arm")
  @Gate(says = "To {goal.x_m}/{goal.yM} in {goal.in.name}{{}}, or {other.near.name}, not {last.grip}; {{goal.x_m}} is { goal.xM }.")
  public void moveTo(Goal goal, Optional<Goal> other, @Nullable Goal last, TaskContext task) {}

  /** Buys what is missing. */
  @Tool(effect = Effect.COSTS)
  @Gate(
      says =
          "{count} of {what} will be bought before {until} o'clock, and nobody takes them back.\n"
              + "\"{what}\" costs {price} a piece, in all shops.")
  public String buy(int count, @Arg(name = "what") String thing, OptionalInt until, BigDecimal price)
      throws IOException {
    return count + " " + thing;
  }

  /** Holds on. */
  @Tool(effect = Effect.REVERSIBLE)
  @Gate(
      says = "{grip} {firmly} {letter} {for} {at} {by} {from}",
      by = {Consent.OPERATOR, Consent.CONFIRM_ARGUMENT})
  public CompletionStage<Void> hold(
      Grip grip,
      @Nullable Boolean firmly,
      @Arg(defaultValue = "x") char letter,
      @Arg(name = "for") Duration time,
      Instant at,
      Optional<UUID> by,
      URI from) {
    return CompletableFuture.completedFuture(null);
  }

  /** Looks, which need not be told. */
  @Tool(effect = Effect.READS)
  @Gate(says = "The camera will look around.", by = {})
  public int look() {
    return moves;
  }
}
