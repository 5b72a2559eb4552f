package constraints;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Annotations count by their simple names, whoever has declared them. */
@SuppressWarnings("kit:description")
public class Homonyms {
  @interface Min {
    int value();
  }

  @Target(ElementType.TYPE_USE)
  @interface Size {
    int min() default 0;

    int max() default 9;
  }

  @interface NotNull {}

  /** Holds no one to anything. */
  @interface Preferably {
    double value();
  }

  /** Counts. */
  @LongRunningTool(effect = Effect.READS)
  public String count(@NotNull @Min(1) @Preferably(3) Integer times, List<@Size(max = 3) String> words) {
    return times + " " + words;
  }
}
