package types;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import support.Nullable;

/** Lists and arrays of every kind. */
@SuppressWarnings({"kit:description", "kit:many-arguments"})
public class Many {
  enum Mode {
    FAST,
    SLOW
  }

  record Point(double x, double y) {}

  /** Takes lists. */
  @LongRunningTool(effect = Effect.READS)
  public String lists(
      List<String> texts,
      List<Double> numbers,
      List<Mode> modes,
      List<Duration> times,
      List<Point> points,
      List<List<Integer>> grid,
      List<? extends Mode> unused,
      List<int[]> rows) {
    return "" + texts + numbers + modes + times + points + grid + unused + rows;
  }

  /** Takes arrays. */
  @LongRunningTool(effect = Effect.READS)
  public String arrays(
      double[] d, float[] f, int[] i, long[] l, short[] s, byte[] b, boolean[] z, char[] c, Integer[] boxes,
      String[] texts, Mode[] modes, Point[] points, int[][] grid, String[][][] cube) {
    return "" + d + f + i + l + s + b + z + c + boxes + texts + modes + points + grid + cube;
  }

  /** Takes any number. */
  @LongRunningTool(effect = Effect.READS)
  public String any(String... names) {
    return String.join(" ", names);
  }

  /** Takes some or none. */
  @LongRunningTool(effect = Effect.READS)
  public String maybe(
      Optional<List<String>> texts,
      Optional<double[]> numbers,
      @Nullable List<Point> points,
      @Nullable String[] names,
      List<@Min(1) @Max(6) Integer> dice) {
    return "" + texts + numbers + points + names + dice;
  }

  /** Has awkward names. */
  @LongRunningTool(effect = Effect.READS)
  public String awkward(List<String> item, String[] list, List<List<String>> call, Optional<String[]> items) {
    return "" + item + list + call + items;
  }
}
