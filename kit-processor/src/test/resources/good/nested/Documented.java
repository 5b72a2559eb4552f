package nested;

import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Records with texts. */
@SuppressWarnings("kit:description")
public class Documented {
  /**
   * A place.
   *
   * @param xM metres east
   * @param yM metres north
   */
  record Place(double xM, double yM) {}

  /**
   * A trip.
   *
   * @param from the start
   * @param stops {@link Place}s on the way
   */
  record Trip(Place from, List<Place> stops) {}

  /**
   * Travels.
   *
   * @param trip where to, in what order
   */
  @LongRunningTool(effect = Effect.READS)
  public String travel(Trip trip) {
    return "" + trip;
  }
}
