package org.robotmcpkit.processor;

import java.util.List;

/**
 * Where generated code refuses what the schema accepts, and why that is right. In the other
 * direction there are three differences, {@link #FRACTIONS}, {@link #HOSTS} and {@link #CONSENTS}.
 *
 * @param problem what the refusal says, as a regular expression
 * @param holder a generated class with an example
 * @param tool the tool that is called
 * @param example arguments that the schema accepts
 * @param why why the schema does not say it
 */
record KnownDifferences(String problem, String holder, String tool, String example, String why) {
  static final List<KnownDifferences> ALL =
      List.of(
          new KnownDifferences(
              "must be a whole number from -[0-9]{10,} to [0-9]{10,} .*",
              "types.ScalarsTools",
              "limits",
              "{\"low\": 3000000000, \"high\": 1, \"both\": 0, \"small\": 1, \"not_so_small\": 1}",
              "the ends of int and long would only be noise to a model"),
          new KnownDifferences(
              "must be a number from -3.4028235E38 to 3.4028235E38 .*",
              "types.ScalarsTools",
              "boxes",
              "{\"d\": 1, \"f\": 1e39, \"i\": 1, \"l\": 1, \"s\": 1, \"b\": 1, \"z\": true, \"c\": \"c\"}",
              "the same for float"),
          new KnownDifferences(
              "must be an ISO-8601 duration .*",
              "times.DurationsTools",
              "pause",
              "{\"pause\": {\"length\": \"P1Y\", \"steps\": []}, \"named\": {}}",
              "years, months and weeks have no fixed length, which a Duration has; JSON Schema has no narrower format"),
          new KnownDifferences(
              "must be a text of one character .*",
              "types.ScalarsTools",
              "primitives",
              "{\"d\": 1, \"f\": 1, \"i\": 1, \"l\": 1, \"s\": 1, \"b\": 1, \"z\": true, \"c\": \"\ud83e\udd16\","
                  + " \"text\": \"\", \"time\": \"PT1S\", \"mode\": \"FAST\"}",
              "JSON Schema counts code points, and a char holds half of some"),
          new KnownDifferences(
              "is the same as item .*",
              "containers.SetsTools",
              "take",
              "{\"names\": [], \"numbers\": [], \"sides\": [], \"points\": [], \"rows\": [],"
                  + " \"times\": [\"PT60S\", \"PT1M\"]}",
              "two texts can be one value in Java"),
          new KnownDifferences(
              "must be a date and time without offset.*",
              "times.LocalsTools",
              "take",
              "{\"day\": \"2026-03-01\", \"time\": \"08:30\", \"both\": \"2026-02-30T08:30:00\"}",
              "no pattern knows how long February is"),
          new KnownDifferences(
              "must be an instant such as .*",
              "times.InstantsTools",
              "take",
              "{\"from\": \"2016-12-31T23:59:60Z\", \"to\": \"2026-03-01T08:30:00Z\", \"all\": []}",
              "Java has no leap seconds"),
          new KnownDifferences(
              "must be a date and time with its offset.*",
              "times.InstantsTools",
              "take",
              "{\"from\": \"2026-03-01T08:30:00Z\", \"to\": \"2016-12-31T23:59:60Z\", \"all\": []}",
              "the same"),
          new KnownDifferences(
              "must be a text that is an e-mail address .*",
              "constraints.WordsTools",
              "forms",
              "{\"said\": \"a\", \"title\": \"abc\", \"owner\": \"\u00e9@example.org\", \"there\": \"\"}",
              "addresses with quotes, and names beyond ASCII, are refused, since few mail servers take them"),
          new KnownDifferences(
              "must be a text that is not blank .*",
              "constraints.WordsTools",
              "forms",
              "{\"said\": \"\u00a0\", \"title\": \"abc\", \"owner\": \"a@example.org\", \"there\": \"\"}",
              "to Java, in which this validator is written, a no-break space is seen; to ECMAScript it is white space"),
          new KnownDifferences(
              "is not acceptable: .*",
              "types.RecordsTools",
              "pack",
              "{\"box\": {\"box\": 1, \"item\": \"a\", \"call\": true}, \"grips\": [{\"width_mm\": 1, \"force\": -1}]}",
              "a constructor has checks of its own"));

  /**
   * What the schema says about a duration with a fraction of a second, which generated code
   * accepts: robots wait for half a second, and RFC 3339, which JSON Schema's format follows, has
   * forgotten that ISO 8601 has fractions.
   */
  static final String FRACTIONS = "must be a valid ISO 8601 duration";

  /**
   * What this validator says about an e-mail address in a domain that is not public, which
   * generated code accepts: robots live in networks of their own, and JSON Schema's format does not
   * ask for a registered domain.
   */
  static final String HOSTS = "does not match the email pattern";

  /**
   * Where the schema finds a code that is no text. The gate answers it as any other wrong code,
   * with the right one and what a human has to read: a model that has written {@code true} learns
   * more from that.
   */
  static final String CONSENTS = "confirm: ";

  /** Whether the difference explains a problem, which begins with the argument's path. */
  boolean explains(String found) {
    return found.matches("(?s)\\S*(?: \\S+)? " + problem);
  }
}
