package types;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.Optional;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Every type that is one value, required, with a default, optional and nullable. */
@SuppressWarnings({"kit:description", "kit:many-arguments"})
public class Scalars {
  enum Mode {
    FAST,
    SLOW
  }

  /** Takes primitives. */
  @LongRunningTool(effect = Effect.READS)
  public String primitives(
      double d, float f, int i, long l, short s, byte b, boolean z, char c, String text, Duration time, Mode mode) {
    return "" + d + f + i + l + s + b + z + c + text + time + mode;
  }

  /** Takes boxes. */
  @LongRunningTool(effect = Effect.READS)
  public String boxes(Double d, Float f, Integer i, Long l, Short s, Byte b, Boolean z, Character c) {
    return "" + d + f + i + l + s + b + z + c;
  }

  /** Has defaults. */
  @LongRunningTool(effect = Effect.READS)
  public String defaults(
      @Arg(defaultValue = "1.5") double d,
      @Arg(defaultValue = "-3") double whole,
      @Arg(defaultValue = "6.02e23") double large,
      @Arg(defaultValue = "0.1") float f,
      @Arg(defaultValue = "-3") int i,
      @Arg(defaultValue = "9007199254740993") long l,
      @Arg(defaultValue = "7") short s,
      @Arg(defaultValue = "-128") byte b,
      @Arg(defaultValue = "true") boolean z,
      @Arg(defaultValue = "'") char c,
      @Arg(defaultValue = "\u00e9") char accent,
      @Arg(defaultValue = "") String empty,
      @Arg(defaultValue = "say \"hi\"\n") String text,
      @Arg(defaultValue = "PT1M30S") Duration time,
      @Arg(defaultValue = "SLOW") Mode mode,
      @Arg(defaultValue = "4") Integer boxed) {
    return "" + d + whole + large + f + i + l + s + b + z + c + accent + empty + text + time + mode + boxed;
  }

  /** Can be left out. */
  @LongRunningTool(effect = Effect.READS)
  public String optionals(
      Optional<Double> d, Optional<String> text, Optional<Mode> mode, Optional<Duration> time, Optional<Character> c) {
    return "" + d + text + mode + time + c;
  }

  /** Can be null. */
  @LongRunningTool(effect = Effect.READS)
  public String nullables(@Nullable Integer i, @Nullable String text, @Nullable Mode mode, @Nullable Duration time) {
    return "" + i + text + mode + time;
  }

  /** Has limits. */
  @LongRunningTool(effect = Effect.READS)
  public String limits(
      @Min(0) int low,
      @Max(100) long high,
      @Min(-1) @Max(1) double both,
      @Min(0) byte small,
      @Max(1000) short notSoSmall,
      @Min(0) Optional<Float> maybe,
      @Min(0) @Max(3_000_000_000L) @Arg(defaultValue = "5") long large,
      @Min(1) @Nullable Integer nullable) {
    return "" + low + high + both + small + notSoSmall + maybe + large + nullable;
  }
}
