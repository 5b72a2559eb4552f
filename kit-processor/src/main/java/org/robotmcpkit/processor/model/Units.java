package org.robotmcpkit.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The units that the end of a name on the wire stands for: {@code distance_m} is in metres.
 *
 * <p>The table is closed. It has no endings that mean other things as often: {@code _n}, {@code _w}
 * and {@code _a} are names of parts, {@code _h} is a height, {@code _min} a minimum, {@code _nm} a
 * torque or a wavelength.
 */
public final class Units {
  /**
   * A unit.
   *
   * @param ending what names end in
   * @param inWords how it is added to a description
   * @param spellings how descriptions say it already
   */
  private record Unit(String ending, String inWords, Pattern spellings) {
    Unit(String ending, String inWords, String spellings) {
      this(ending, inWords, word(spellings));
    }
  }

  /** Longer endings stand in front of those that they end in. */
  private static final List<Unit> TABLE =
      List.of(
          new Unit(
              "_m_s2",
              "metres per second squared",
              "m/s2|m/s\u00b2|m/s\\^2|met(?:er|re)s? per second squared"),
          new Unit("_deg_s2", "degrees per second squared", "degrees? per second squared"),
          new Unit(
              "_rad_s2",
              "radians per second squared",
              "rad/s2|rad/s\u00b2|rad/s\\^2|radians? per second squared"),
          new Unit("_m_s", "metres per second", "m/s|met(?:er|re)s? (?:per|a) second"),
          new Unit("_mm_s", "millimetres per second", "mm/s|millimet(?:er|re)s? (?:per|a) second"),
          new Unit("_km_h", "kilometres per hour", "km/h|kilomet(?:er|re)s? (?:per|an) hour"),
          new Unit("_rad_s", "radians per second", "rad/s|radians? (?:per|a) second"),
          new Unit("_deg_s", "degrees per second", "deg/s|\u00b0/s|degrees? (?:per|a) second"),
          new Unit("_ms", "milliseconds", "ms|milliseconds?|millis"),
          new Unit("_us", "microseconds", "us|\u00b5s|\u03bcs|microseconds?"),
          new Unit("_s", "seconds", "s|sec|secs|seconds?"),
          new Unit("_mm", "millimetres", "mm|millimet(?:er|re)s?"),
          new Unit("_cm", "centimetres", "cm|centimet(?:er|re)s?"),
          new Unit("_km", "kilometres", "km|kilomet(?:er|re)s?"),
          new Unit("_m", "metres", "m|met(?:er|re)s?"),
          new Unit("_rad", "radians", "rad|radians?"),
          new Unit("_deg", "degrees", "deg|\u00b0|degrees?"),
          new Unit("_percent", "percent", "%|percent|per cent"),
          new Unit("_hz", "hertz", "hz|hertz"),
          new Unit("_rpm", "revolutions per minute", "rpm|revolutions? (?:per|a) minute"),
          new Unit("_kg", "kilograms", "kg|kilo(?:gram)?s?"),
          new Unit("_pa", "pascals", "pa|pascals?"),
          new Unit("_px", "pixels", "px|pixels?"));

  /** Units without an ending of their own, and words that say that there is none. */
  private static final Pattern OTHERS =
      word(
          "newtons?|nm|newton.met(?:er|re)s?|volts?|amperes?|amps?|watts?|\u00b0c|celsius|kelvins?|lit(?:er|re)s?"
              + "|grams?|bar|inch(?:es)?|foot|feet|minutes?|hours?|days?|fraction|ratio|share|factor|units?");

  /** Letters that are a unit after a number only. */
  private static final Pattern AFTER_NUMBER =
      Pattern.compile("[0-9] ?[NVAWCKLlg](?![\\p{L}\\p{N}])");

  private static final Pattern SPEED = Pattern.compile("(?:.*_)?(?:speed|velocity)_ms");

  private Units() {}

  private static Pattern word(String spellings) {
    return Pattern.compile("(?iu)(?<![\\p{L}'\u2019])(?:" + spellings + ")(?![\\p{L}\\p{N}])");
  }

  /** Whether the name ends in a unit. */
  public static boolean isIn(String wireName) {
    return of(wireName).isPresent();
  }

  /**
   * Whether the name says milliseconds and means metres per second: {@code speedMS} in snake case.
   */
  public static boolean isDoubtful(String wireName) {
    return SPEED.matcher(wireName).matches();
  }

  /** Whether the text says a unit, any unit. */
  public static boolean areIn(String text) {
    return OTHERS.matcher(text).find()
        || AFTER_NUMBER.matcher(text).find()
        || TABLE.stream().anyMatch(unit -> unit.spellings().matcher(text).find());
  }

  /**
   * The description with the unit that the name ends in, unless it says that already.
   *
   * <p>One sentence gets it at its end: "how far, in metres". Several get one more: "How far. Never
   * back. In metres."
   */
  static String added(String wireName, String description) {
    Optional<Unit> unit =
        of(wireName).filter(known -> !known.spellings().matcher(description).find());
    if (unit.isEmpty()) {
      return description;
    }
    String text = description.strip();
    String inWords = unit.get().inWords();
    if (text.isEmpty()) {
      return "in " + inWords;
    }
    boolean isStopped = text.endsWith(".");
    String sentence = isStopped ? text.substring(0, text.length() - 1) : text;
    boolean isOne =
        !sentence.isEmpty() && sentence.chars().noneMatch(letter -> ".!?:;\n".indexOf(letter) >= 0);
    return isOne
        ? sentence + ", in " + inWords + (isStopped ? "." : "")
        : text
            + (".!?".indexOf(text.charAt(text.length() - 1)) >= 0 ? "" : ".")
            + " In "
            + inWords
            + ".";
  }

  private static Optional<Unit> of(String wireName) {
    return isDoubtful(wireName)
        ? Optional.empty()
        : TABLE.stream()
            .filter(
                unit ->
                    wireName.endsWith(unit.ending()) && wireName.length() > unit.ending().length())
            .findFirst();
  }
}
