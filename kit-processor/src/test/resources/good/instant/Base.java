package instant;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.RequiresScope;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.tool.Content;

/** Instant tools of every kind, and a long-running one among them. */
public class Base {
  private final byte[] pixels = {1, 2, 3};

  public record Battery(int percent, Optional<Double> voltageV) {}

  /** A part of the robot that something can be done to. */
  public enum Lamp {
    LEFT,
    RIGHT
  }

  /** Tells how full the battery is. */
  @Tool(effect = Effect.READS)
  public Battery batteryState() {
    return new Battery(87, Optional.of(24.5));
  }

  /**
   * Says something aloud.
   *
   * @param text what to say
   * @param times how often
   * @param triggers a name that only long-running tools have for themselves
   */
  @Tool(effect = Effect.REVERSIBLE, title = "Say", deadline = "2s")
  public String say(String text, @Min(1) @Max(3) @Arg(defaultValue = "1") int times, Optional<String> triggers) {
    return text.repeat(times) + triggers.orElse("");
  }

  /**
   * Switches a lamp on until the battery is low.
   *
   * @param lamp which one
   */
  @Tool(name = "lamp_on", effect = Effect.REVERSIBLE, deadline = "0.5s + 250ms", exclusive = {"lamps", "battery"})
  @RequiresScope("base:lamps")
  public void switchOn(Lamp lamp) throws IOException {
    if (lamp == Lamp.RIGHT) {
      throw new TaskException("LAMP_BROKEN", "The right lamp is broken.").suggest("use_left");
    }
  }

  /** Shows what the camera sees, with a word about it. */
  @Tool(effect = Effect.READS, description = "Shows what the camera sees.")
  public List<Content> look() {
    return List.of(Content.text("A door."), Content.image(pixels, "image/png"));
  }

  /** Shows a single picture, whatever it is. */
  @Tool(effect = Effect.READS)
  public Content.Image snapshot() {
    return new Content.Image("AQID", "image/png");
  }

  /** Lists the rooms that the robot knows, later. */
  @Tool(effect = Effect.READS)
  public CompletionStage<List<String>> rooms() {
    return CompletableFuture.supplyAsync(() -> List.of("kitchen", "hall"));
  }

  /** Says good bye, later. */
  @Tool(effect = Effect.READS)
  public CompletableFuture<String> sayGoodBye() {
    return CompletableFuture.completedFuture("Good bye.");
  }

  /** Does something that takes its time, and answers with nothing. */
  @Tool(effect = Effect.REVERSIBLE)
  public CompletionStage<Void> rest() {
    return CompletableFuture.completedFuture(null);
  }

  /** Tells anything at all, of any shape. */
  @Tool(effect = Effect.READS)
  public static Object anything() {
    return Map.of("a", 1);
  }

  /**
   * Drives, which takes long.
   *
   * @param distanceM how far, in metres
   */
  @LongRunningTool(effect = Effect.MOVES, est = "distance_m * 2", ungated = "It only drives in its own room.")
  public double drive(double distanceM) {
    return distanceM;
  }
}
