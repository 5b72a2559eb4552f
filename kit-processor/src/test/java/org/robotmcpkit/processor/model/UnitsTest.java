package org.robotmcpkit.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The end of a name says a unit, and the description says it once. */
class UnitsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "distance_m|how far to drive|how far to drive, in metres",
        "distance_m|How far to drive.|How far to drive, in metres.",
        "distance_m|''|in metres",
        "distance_m|  how far |how far, in metres",
        "distance_m|How far. Never back.|How far. Never back. In metres.",
        "distance_m|how far; never back|how far; never back. In metres.",
        "distance_m|How far?|How far? In metres.",
        "distance_m|.|. In metres.",
        "distance_m|how far, in meters|how far, in meters",
        "distance_m|METRES from here|METRES from here",
        "distance_m|at most 5 m|at most 5 m",
        "distance_m|the parameter's way|the parameter's way, in metres",
        "duration_s|the robot's time|the robot's time, in seconds",
        "duration_s|how long to sleep, in seconds|how long to sleep, in seconds",
        "speed_m_s|how fast (m/s)|how fast (m/s)",
        "speed_m_s|how fast, up to 5 m|how fast, up to 5 m, in metres per second",
        "a_m_s2|how hard|how hard, in metres per second squared",
        "turn_deg|how far to turn (90°)|how far to turn (90°)",
        "turn_deg_s|how fast|how fast, in degrees per second",
        "wait_ms|how long|how long, in milliseconds",
        "load_percent|100% is full|100% is full",
        "rate_hz|how often|how often, in hertz",
        "speed_ms|how fast|how fast",
        "max_velocity_ms|how fast|how fast",
        "delay_ms|how long|how long, in milliseconds",
        "m|how far|how far",
        "_m|how far|how far",
        "items|which|which",
        "quaternion_w|part|part",
        "speed_min|least|least",
      })
  void aDescriptionSaysTheUnitOnce(String wireName, String description, String meaning) {
    assertThat(Units.added(wireName, description)).isEqualTo(meaning);
    assertThat(Units.added(wireName, meaning)).isEqualTo(meaning);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "in newtons",
        "0 to 1, as a fraction",
        "5 N",
        "°C",
        "two feet",
        "in units of the map",
        "90°"
      })
  void otherUnitsAreKnownInTexts(String text) {
    assertThat(Units.areIn(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"how fast", "never backwards", "the robot's mass, roughly", "a mass", ""})
  void otherWordsAreNoUnits(String text) {
    assertThat(Units.areIn(text)).isFalse();
  }
}
