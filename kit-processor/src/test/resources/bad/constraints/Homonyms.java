package constraints;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Homonyms {
  @interface Min {
    String value();
  }

  @interface Max {}

  @interface Size {
    String value();
  }

  @interface Pattern {
    String value();
  }

  static class Other {
    @interface Size {
      long min();

      long max();
    }
  }

  @interface DecimalMin {
    double value();
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Min("one") int least, // error: [kit:constraint] @Min on least is not Bean Validation's; use that one, or rename yours
      @Max int most, // error: [kit:constraint] @Max on most is not Bean Validation's; use that one, or rename yours
      @Other.Size(min = 1, max = 2) String other, // error: [kit:constraint] @Size on other is not Bean Validation's; use that one, or rename yours
      @Size("XL") String size, // error: [kit:constraint] @Size on size is not Bean Validation's; use that one, or rename yours
      @Pattern("checked") String pattern, // error: [kit:constraint] @Pattern on pattern is not Bean Validation's; use that one, or rename yours
      @DecimalMin(0.5) double from) {} // error: [kit:constraint] @DecimalMin on from is not Bean Validation's; use that one, or rename yours
}
