package org.robotmcpkit.sample.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the base moves when its wheels turn, on virtual time. */
class KinematicsTest {
  private static final Offset<Double> EXACT = within(1e-9);
  private static final double STEP_S = SimulatedBase.STEP.toMillis() / 1e3;
  private static final Pose MIDDLE = new Pose(6, 4, 0);

  /**
   * Its motors are there at the end of the first step, so that what follows is at constant speed.
   */
  private static final BaseModel QUICK = new BaseModel(0.1, 0.4, 10, 10_000, 10_000);

  private final VirtualClock clock = new VirtualClock();

  private SimulatedBase base(BaseModel model) {
    return new SimulatedBase(model, MIDDLE, clock);
  }

  @Test
  void equalWheelsDriveStraightAhead() {
    SimulatedBase base = base(QUICK);
    base.drive(5, 5);
    clock.pass(4);

    // In the first step the speed rises evenly: half a step's way is missing.
    double turned = 5 * (4 - STEP_S / 2);
    assertThat(base.state().left().angleRad()).isCloseTo(turned, EXACT);
    assertThat(base.state().right().angleRad()).isCloseTo(turned, EXACT);
    assertThat(base.state().pose().xM()).isCloseTo(6 + 0.1 * turned, EXACT);
    assertThat(base.state().pose().yM()).isCloseTo(4, EXACT);
    assertThat(base.state().pose().headingRad()).isCloseTo(0, EXACT);
  }

  @Test
  void oppositeWheelsTurnOnTheSpotToTheLeft() {
    SimulatedBase base = base(QUICK);
    base.drive(-2, 2);
    clock.pass(1.5);

    double turned = 2 * (1.5 - STEP_S / 2);
    assertThat(base.state().pose().xM()).isCloseTo(6, EXACT);
    assertThat(base.state().pose().yM()).isCloseTo(4, EXACT);
    assertThat(base.state().pose().headingRad()).isCloseTo(0.1 * 2 * turned / 0.4, EXACT);
    assertThat(base.state().left().angleRad()).isCloseTo(-turned, EXACT);
    assertThat(base.state().wheelTravelRad()).isCloseTo(2 * turned, EXACT);
  }

  @ParameterizedTest
  @CsvSource({"4, 6", "6, 4", "2, 7", "-3, -5", "0, 4"})
  void unequalWheelsDriveTheArcThatTheClosedFormSays(double left, double right) {
    SimulatedBase base = base(QUICK);
    base.drive(left, right);
    clock.pass(3);

    double seconds = 3 - STEP_S / 2;
    double turn = 0.1 * (right - left) / 0.4 * seconds;
    double radius = 0.4 / 2 * (right + left) / (right - left);
    Pose pose = base.state().pose();
    assertThat(pose.xM()).isCloseTo(6 + radius * Math.sin(turn), EXACT);
    assertThat(pose.yM()).isCloseTo(4 + radius * (1 - Math.cos(turn)), EXACT);
    assertThat(pose.headingRad()).isCloseTo(Math.IEEEremainder(turn, 2 * Math.PI), EXACT);
  }

  @Test
  void wheelsGetFasterNoFasterThanTheMotorsCan() {
    SimulatedBase base = base(BaseModel.SMALL);
    base.drive(8, -8);
    clock.pass(0.5);

    assertThat(base.state().left().speedRadS()).isCloseTo(5, EXACT);
    assertThat(base.state().right().speedRadS()).isCloseTo(-5, EXACT);
    assertThat(base.state().left().angleRad()).isCloseTo(10 * 0.5 * 0.5 / 2, EXACT);

    clock.pass(1);
    assertThat(base.state().left().speedRadS()).isEqualTo(8);
  }

  @Test
  void aBaseThatIsStoppedAtFullSpeedRestsWithin50Milliseconds() {
    SimulatedBase base = base(BaseModel.SMALL);
    base.drive(10, 10);
    clock.pass(1.2);
    double angle = base.state().left().angleRad();

    base.brake();

    assertThat(base.state().commanded()).isEqualTo(WheelSpeeds.ZERO);
    assertThat(base.state().left().speedRadS())
        .as("measured, before it had time to brake")
        .isEqualTo(10);
    clock.pass(0.01);
    assertThat(base.state().left().speedRadS()).isCloseTo(8, EXACT);
    clock.pass(0.04);
    assertThat(base.state().isMoving()).isFalse();
    assertThat(base.state().left().angleRad())
        .as("the way it takes")
        .isCloseTo(angle + 10 * 0.05 / 2, EXACT);

    Pose rest = base.state().pose();
    clock.pass(3600);
    assertThat(base.state().pose()).isEqualTo(rest);
    assertThat(base.state().timeS()).isCloseTo(3601.25, EXACT);
  }

  @Test
  void wheelsThatAreCommandedToRestRollOutMoreSlowlyThanWithBrakes() {
    SimulatedBase base = base(BaseModel.SMALL);
    base.drive(10, 10);
    clock.pass(1.2);
    base.drive(0, 0);
    clock.pass(0.5);

    assertThat(base.state().left().speedRadS()).isCloseTo(5, EXACT);
  }

  @Test
  void theWheelsOfABaseThatNobodyHasDrivenHaveNeverTurned() {
    SimulatedBase base = base(BaseModel.SMALL);
    clock.pass(86_400);
    base.brake();

    assertThat(base.state().wheelTravelRad()).isZero();
    assertThat(base.state().pose()).isEqualTo(MIDDLE);
    assertThat(base.lastHappening()).isZero();
  }

  @Test
  void wheelTravelCountsForwardsAndBackwards() {
    SimulatedBase base = base(QUICK);
    base.drive(5, 5);
    clock.pass(1);
    base.drive(-5, -5);
    clock.pass(1);

    assertThat(base.state().wheelTravelRad()).isCloseTo(20, within(0.2));
    assertThat(base.state().left().angleRad()).isCloseTo(0, within(0.1));
  }

  @Test
  void aWallStopsTheBaseAndNoPartOfTheWayIsBeyondIt() {
    SimulatedBase base = base(BaseModel.SMALL);
    base.drive(10, 10);
    clock.pass(3600);

    assertThat(base.state().isMoving()).isFalse();
    assertThat(base.state().commanded()).isEqualTo(WheelSpeeds.ZERO);
    assertThat(base.state().pose().xM()).isBetween(Floor.WIDTH_M - 0.02, (double) Floor.WIDTH_M);
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 10.001, -10.001})
  void aWheelSpeedThatIsNoneIsRefusedAndChangesNothing(double speed) {
    SimulatedBase base = base(BaseModel.SMALL);
    base.drive(3, 3);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> base.drive(speed, 0))
        .withMessageContainingAll("leftRadS", "10.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> base.drive(0, speed))
        .withMessageContaining("rightRadS");
    assertThat(base.state().commanded()).isEqualTo(new WheelSpeeds(3, 3));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, 0, -1})
  void aMeasureThatIsNoneIsRefused(double measure) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new BaseModel(0.1, measure, 10, 10, 200))
        .withMessageContaining("wheelSeparationM");
  }

  @Test
  void aBaseThatStartsBesideTheFloorIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SimulatedBase(QUICK, new Pose(-1, 1, 0), clock))
        .withMessageContaining("on the floor");
  }

  @Test
  void theMotionIsTheSameHoweverOftenSomebodyLooks() {
    SimulatedBase watched = base(BaseModel.SMALL);
    SimulatedBase unwatched = base(BaseModel.SMALL);
    Random random = new Random(7);
    for (int command = 0; command < 50; command++) {
      double left = random.nextDouble(-10, 10);
      double right = random.nextDouble(-10, 10);
      watched.drive(left, right);
      unwatched.drive(left, right);
      for (int glance = 0; glance < 100; glance++) {
        clock.pass(0.0037);
        watched.state();
      }
    }

    assertThat(watched.state()).isEqualTo(unwatched.state());
    assertThat(watched.happeningsAfter(0)).isEqualTo(unwatched.happeningsAfter(0)).isNotEmpty();
  }

  @Test
  void aTurnTooFastForTheWheelsIsSlowedDownAlongTheSameCurve() {
    WheelSpeeds wheels = BaseModel.SMALL.wheels(1, 2);

    assertThat(wheels.rightRadS()).isCloseTo(10, EXACT);
    assertThat(BaseModel.SMALL.turnRad(wheels.leftRadS(), wheels.rightRadS()))
        .isCloseTo(2 * BaseModel.SMALL.aheadM(wheels.leftRadS(), wheels.rightRadS()), EXACT);
  }
}
