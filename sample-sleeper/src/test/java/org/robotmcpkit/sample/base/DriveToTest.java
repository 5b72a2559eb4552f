package org.robotmcpkit.sample.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.sample.base.BaseState.Drive;

/** How the base drives to a goal, on virtual time. */
class DriveToTest {
  private static final Point KITCHEN = new Point(10, 1.5);

  private final VirtualClock clock = new VirtualClock();
  private final SimulatedBase base =
      new SimulatedBase(BaseModel.SMALL, SimulatedBase.IN_THE_DOCK, clock);

  /** So many seconds pass until the base is no longer under way. */
  private double untilItEnds() {
    double began = base.state().timeS();
    while (base.state().drive() == Drive.UNDER_WAY && base.state().timeS() - began < 600) {
      clock.pass(0.01);
    }
    return base.state().timeS() - began;
  }

  /** Goals in all directions, near and far, one after the other. */
  static Stream<List<Point>> trips() {
    return IntStream.range(0, 20).mapToObj(DriveToTest::trip);
  }

  private static List<Point> trip(int seed) {
    Random random = new Random(seed);
    return Stream.generate(
            () -> new Point(random.nextDouble(Floor.WIDTH_M), random.nextDouble(Floor.DEPTH_M)))
        .limit(10)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("trips")
  void itArrivesAtEachGoalStandsThereAndWasThereWhenItHadSaid(List<Point> goals) {
    for (Point goal : goals) {
      double expected = base.secondsTo(goal, 0.6);
      base.driveTo(goal, 0.6);
      double taken = untilItEnds();

      assertThat(base.state().drive()).isEqualTo(Drive.ARRIVED);
      assertThat(base.state().isMoving()).isFalse();
      assertThat(base.state().pose().distanceTo(goal)).isLessThan(2 * Steering.ARRIVED_M);
      assertThat(taken).isCloseTo(expected, within(0.5 + expected / 10));
      Pose there = base.state().pose();
      clock.pass(60);
      assertThat(base.state().pose()).isEqualTo(there);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "12, 8", "0, 8", "12, 0", "1, 1", "1.05, 1", "0.95, 1"})
  void cornersItsOwnPlaceAndPlacesBesideItAreGoalsToo(double xM, double yM) {
    base.driveTo(new Point(xM, yM), 1);
    untilItEnds();

    assertThat(base.state().drive()).isEqualTo(Drive.ARRIVED);
    assertThat(base.state().pose().distanceTo(new Point(xM, yM)))
        .isLessThan(2 * Steering.ARRIVED_M);
  }

  @Test
  void itDrivesNoFasterThanItMay() {
    base.driveTo(KITCHEN, 0.3);
    double fastest = 0;
    while (base.state().drive() == Drive.UNDER_WAY) {
      clock.pass(0.01);
      BaseState now = base.state();
      fastest =
          Math.max(
              fastest, BaseModel.SMALL.aheadM(now.left().speedRadS(), now.right().speedRadS()));
    }

    assertThat(fastest).isCloseTo(0.3, within(1e-9));
  }

  @Test
  void theRemainingTimeShrinksAsItPasses() {
    base.driveTo(KITCHEN, 0.5);
    double before = base.secondsTo(KITCHEN, 0.5);
    clock.pass(5);

    assertThat(base.secondsTo(KITCHEN, 0.5)).isCloseTo(before - 5, within(1.0));
  }

  @Test
  void aStopEndsTheDriveAndTheBaseRestsAtOnce() {
    base.driveTo(KITCHEN, 1);
    clock.pass(4);
    assertThat(base.state().isMoving()).isTrue();

    base.brake();
    assertThat(base.state().drive()).isEqualTo(Drive.STOPPED);
    clock.pass(0.05);
    Pose rest = base.state().pose();
    assertThat(base.state().isMoving()).isFalse();

    clock.pass(60);
    assertThat(base.state().pose()).isEqualTo(rest);
  }

  @Test
  void theBrakesAfterADriveHoldNoNextOneBack() {
    base.driveTo(KITCHEN, 1);
    clock.pass(2);
    base.brake();
    base.driveTo(KITCHEN, 1);

    assertThat(base.state().drive()).isEqualTo(Drive.UNDER_WAY);
  }

  @Test
  void whoTakesTheWheelsEndsTheDrive() {
    base.driveTo(KITCHEN, 1);
    clock.pass(2);
    base.drive(1, 1);

    assertThat(base.state().drive()).isEqualTo(Drive.STOPPED);
    assertThat(base.state().commanded()).isEqualTo(new WheelSpeeds(1, 1));
  }

  @ParameterizedTest
  @CsvSource({
    "NaN, 1, 0.5, xM",
    "12.1, 1, 0.5, xM",
    "1, -0.1, 0.5, yM",
    "1, 1, NaN, atMostMS",
    "1, 1, 0, atMostMS",
    "1, 1, 1.1, atMostMS"
  })
  void aGoalOrASpeedThatCannotBeIsRefusedByItsName(
      double xM, double yM, double speedMS, String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> base.driveTo(new Point(xM, yM), speedMS))
        .withMessageStartingWith(name + " must be ");
    clock.pass(5);
    assertThat(base.state().wheelTravelRad()).isZero();
  }

  @Test
  void theJournalHasEachHappeningOnceInOrderThoughNobodyLooked() {
    base.driveTo(KITCHEN, 1);
    clock.pass(60);

    List<Happening> all = base.happeningsAfter(0);
    assertThat(all)
        .extracting(Happening::type)
        .containsExactly(Happening.Type.MOVED, Happening.Type.ZONE_ENTERED, Happening.Type.STOPPED);
    assertThat(all.get(1).zone()).isEqualTo(Zone.KITCHEN);
    assertThat(all.get(1).pose().xM()).isBetween(8.0, 8.02);
    assertThat(base.happeningsAfter(2)).containsExactly(all.get(2));
    assertThat(base.lastHappening()).isEqualTo(3);
  }

  @Test
  void theJournalKeepsTheLatestThousand() {
    for (int i = 0; i < 600; i++) {
      base.drive(1, 1);
      clock.pass(0.01);
      base.brake();
      clock.pass(0.01);
    }

    assertThat(base.happeningsAfter(0))
        .hasSize(1_000)
        .first()
        .extracting(Happening::number)
        .isEqualTo(201L);
  }

  @Test
  void noTwoZonesOverlapAndAllLieOnTheFloor() {
    for (Zone zone : Zone.values()) {
      Point middle = zone.area().middle();
      assertThat(Zone.of(new Pose(middle.xM(), middle.yM(), 0))).contains(zone);
      assertThat(Floor.AREA.contains(zone.area().leftM(), zone.area().lowerM())).isTrue();
      assertThat(Floor.AREA.contains(zone.area().rightM(), zone.area().upperM())).isTrue();
      for (Zone other : Zone.values()) {
        boolean isApart =
            zone.area().rightM() < other.area().leftM()
                || other.area().rightM() < zone.area().leftM()
                || zone.area().upperM() < other.area().lowerM()
                || other.area().upperM() < zone.area().lowerM();
        assertThat(isApart || zone == other).isTrue();
      }
    }
  }
}
