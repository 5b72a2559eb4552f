package org.robotmcpkit.processor.expression;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A duration as it stands in an expression: {@code 90s}, {@code 1h30m}, {@code PT2M}.
 *
 * @param length how many characters it takes
 * @param seconds how long it is
 */
record TimeLiteral(int length, BigDecimal seconds) {
  private static final String NUMBER = "([0-9]+(?:\\.[0-9]+)?)";

  private static final Pattern WITH_UNITS =
      Pattern.compile(
          "(?:"
              + NUMBER
              + "h)?(?:"
              + NUMBER
              + "m(?!s))?(?:"
              + NUMBER
              + "s)?(?:"
              + NUMBER
              + "ms)?(?![\\p{Alnum}_$.])");

  private static final BigDecimal[] SECONDS_OF_UNIT = {
    BigDecimal.valueOf(3600), BigDecimal.valueOf(60), BigDecimal.ONE, new BigDecimal("0.001")
  };

  private static final Pattern ISO =
      Pattern.compile(
          "(?i)P(?=[0-9T])(?:[0-9]+D)?(?:T(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\\.[0-9]+)?S)?)?(?![\\p{Alnum}_$])");

  /** The duration that starts at that place, if one does. */
  static Optional<TimeLiteral> at(String text, int start) {
    Matcher withUnits = WITH_UNITS.matcher(text).region(start, text.length());
    if (withUnits.lookingAt() && withUnits.end() > start) {
      BigDecimal seconds = BigDecimal.ZERO;
      for (int unit = 0; unit < SECONDS_OF_UNIT.length; unit++) {
        String number = withUnits.group(unit + 1);
        seconds =
            number == null
                ? seconds
                : seconds.add(new BigDecimal(number).multiply(SECONDS_OF_UNIT[unit]));
      }
      return Optional.of(new TimeLiteral(withUnits.end() - start, seconds));
    }
    Matcher iso = ISO.matcher(text).region(start, text.length());
    return iso.lookingAt() ? iso(iso.group()) : Optional.empty();
  }

  private static Optional<TimeLiteral> iso(String text) {
    try {
      Duration time = Duration.parse(text);
      BigDecimal seconds =
          BigDecimal.valueOf(time.getSeconds()).add(BigDecimal.valueOf(time.getNano(), 9));
      return Optional.of(new TimeLiteral(text.length(), seconds));
    } catch (DateTimeException notOne) {
      return Optional.empty();
    }
  }
}
