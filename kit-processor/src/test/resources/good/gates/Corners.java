package gates;

import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Gate;
import org.robotmcpkit.annotation.InheritTools;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.Tool;

/** Gated tools where names and instances are in the way. */
@SuppressWarnings("kit:description")
public final class Corners {
  private Corners() {}

  record Cost(int coins) {}

  /** Needs no instance, and neither does its estimate. */
  public static class Statics {
    /** Costs. */
    @Tool(effect = Effect.COSTS)
    @Gate(says = "{estimate.coins} coins", estimate = "#cost")
    static void pay() {}

    /** Says what it costs, which models may ask too. */
    @Tool(effect = Effect.READS)
    static Cost cost() {
      return new Cost(3);
    }
  }

  /** Only the estimate needs an instance. */
  public static class Half {
    /** Costs. */
    @LongRunningTool(effect = Effect.COSTS)
    @Gate(says = "Something will be paid.", estimate = " #cost ")
    static void pay(int coins) {}

    @Deprecated
    Cost cost(int coins) {
      return new Cost(coins);
    }
  }

  /** Parameters that are called like everything around them. */
  public record Named(int size) {
    record Body(int task) {}

    /** Costs. */
    @LongRunningTool(effect = Effect.COSTS, est = "#time")
    @Gate(says = "{call} {gate} {named} {body.task} {estimate}")
    @SuppressWarnings("kit:unit")
    public int pay(int call, int gate, int named, Body body, int estimate) {
      return call;
    }

    static double time(int call) {
      return call;
    }
  }

  /** Goes somewhere. */
  public abstract static class Mover<G> {
    /** Goes there. */
    @LongRunningTool(effect = Effect.MOVES, est = "1s")
    @Gate(says = "To {goal}.", estimate = "#price", by = Consent.ELICITATION)
    public G go(G goal) {
      return goal;
    }

    protected Of<G> price(G goal) {
      return new Of<>(goal);
    }
  }

  record Of<T>(T most) {}

  /** Asks. */
  public interface Asks {
    /** Asks first. */
    @Tool(effect = Effect.REVERSIBLE)
    @Gate(says = "It will be asked.")
    default String ask() {
      return "";
    }
  }

  /** Inherits gates with the tools behind them. */
  @InheritTools
  public static class Mine extends Mover<Integer> implements Asks {}
}
