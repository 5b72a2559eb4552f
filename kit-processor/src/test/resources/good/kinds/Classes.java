package kinds;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Sealed classes with beans as kinds. */
@SuppressWarnings("kit:description")
public class Classes {
  /** A vehicle. */
  public abstract static sealed class Vehicle permits Car, Truck {
    private String name = "nameless";

    public void setName(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** A car. */
  public static final class Car extends Vehicle {
    public int doors;
  }

  /** A truck. */
  public static final class Truck extends Vehicle {
    public double loadKg;
  }

  /** Parks. */
  @LongRunningTool(effect = Effect.READS)
  public String park(Vehicle vehicle) {
    return "" + vehicle;
  }
}
