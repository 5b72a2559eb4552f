package results;

import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Classes that tools give back, with what Jackson sees in them. */
@SuppressWarnings("kit:description")
public class Beans {
  /** A class with getters of every kind. */
  public static class Status {
    public int level = 3;
    public transient int hidden = 4;
    public static int shared = 5;
    private final String URL = "u";

    @JsonProperty("batteryLeft")
    private double battery = 0.5;

    @JsonIgnore private String secret = "s";

    @JsonProperty private int kept = 6;

    @JsonPropertyDescription("what it is doing")
    private String doing;

    public String getURL() {
      return URL;
    }

    public double getBattery() {
      return battery;
    }

    public String getSecret() {
      return secret;
    }

    public boolean isMoving() {
      return true;
    }

    public Boolean isOld() {
      return null;
    }

    public String isNoGetter() {
      return "n";
    }

    public String getDoing() {
      return doing;
    }

    public void getNothing() {}

    public String get() {
      return "g";
    }

    String getInternal() {
      return "i";
    }

    @JsonGetter("by_hand")
    String handMade() {
      return "h";
    }
  }

  /** Less is written of it when there is less. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public static class Short {
    public String maybe;
    public int always;
  }

  /** One member of it may be missing. */
  public record Shorter(@JsonInclude(JsonInclude.Include.NON_NULL) String maybe, int always) {}

  /** A class of a family. */
  public abstract static class Base<T> {
    public abstract T getContent();

    public List<T> getAll() {
      return List.of(getContent());
    }
  }

  /** It is given back as its base. */
  public static class Derived extends Base<String> {
    @Override
    public String getContent() {
      return "c";
    }

    public int getMore() {
      return 1;
    }
  }

  /** A record that tells more than its components. */
  public record Line(double length, @JsonProperty("wide") double width, @JsonIgnore String note) {
    public double getArea() {
      return length * width;
    }
  }

  /** Jackson alone knows what it is. */
  public record Wrapped(@JsonValue Map<String, Integer> inside) {}

  /** Jackson leaves out more than one can see here. */
  @JsonIgnoreProperties("b")
  public record Cut(int a, int b) {}

  /** It has nothing to tell. */
  public static class Empty {}

  /** Reports. */
  @LongRunningTool(effect = Effect.READS)
  public Status status(boolean isEmpty) {
    return new Status();
  }

  /** Reports. */
  @LongRunningTool(effect = Effect.READS)
  public Short brief(boolean isEmpty) {
    return new Short();
  }

  /** Reports. */
  @LongRunningTool(effect = Effect.READS)
  public Shorter briefer(boolean isEmpty) {
    return new Shorter(isEmpty ? null : "m", 1);
  }

  /** Reports. */
  @LongRunningTool(effect = Effect.READS)
  public Base<String> base(boolean isEmpty) {
    return new Derived();
  }

  /** Reports. */
  @LongRunningTool(effect = Effect.READS)
  public Line line(boolean isEmpty) {
    return new Line(2, 3, "n");
  }

  /** Reports. */
  @LongRunningTool(effect = Effect.READS)
  public Wrapped wrapped(boolean isEmpty) {
    return new Wrapped(Map.of("a", 1));
  }

  /** Reports. */
  @LongRunningTool(effect = Effect.READS)
  public Cut cut(boolean isEmpty) {
    return new Cut(1, 2);
  }

  /** Reports. */
  @LongRunningTool(effect = Effect.READS)
  public Empty empty(boolean isEmpty) {
    return new Empty();
  }
}
