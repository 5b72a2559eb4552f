package gates;

import com.fasterxml.jackson.annotation.JsonValue;
import java.io.IOException;
import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Gate;
import org.robotmcpkit.annotation.InheritTools;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.task.TaskContext;
import support.Nullable;

@SuppressWarnings({"kit:description", "kit:unit"})
class Costs {
  record Wear(double energyWh) {}

  record Text(String text) {
    @JsonValue
    String value() {
      return text;
    }
  }

  record Nothing() {}

  record Work(Thread worker) {}

  private Wear hidden() {
    return null;
  }

  double number() {
    return 1;
  }

  List<Wear> many() {
    return List.of();
  }

  void none() {}

  @Nullable
  Wear maybe() {
    return null;
  }

  <T> Wear generic() {
    return null;
  }

  Wear failing() throws IOException {
    return null;
  }

  Wear wear(double speed) {
    return null;
  }

  Text text() {
    return null;
  }

  Nothing nothing() {
    return null;
  }

  Work work() {
    return null;
  }

  Wear twice(double speed) {
    return null;
  }

  static Wear twice() {
    return null;
  }

  @Tool(effect = Effect.COSTS)
  @Gate(says = "A {estimate.energy_wh}", estimate = "wear") // error: [kit:gate] estimate "wear" is no method; write "#" and the name of one that returns a record
  void a(double speed) {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "B {estimate.energy_wh}", estimate = "#wer") // error: [kit:gate] estimate "#wer" names no method of Costs; did you mean #wear?
  void b(double speed) {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "C {estimate.anything}", estimate = "#unheardOf") // error: [kit:gate] estimate "#unheardOf" names no method of Costs; write one that returns a record
  void c() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "D", estimate = "#hidden") // error: [kit:gate] estimate "#hidden" is private, so generated code cannot call it; drop "private"
  void d() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "E", estimate = "#number") // error: [kit:gate] estimate "#number" returns double, and nobody would see what its parts are; return a record
  void e() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "F", estimate = "#many") // error: [kit:gate] estimate "#many" returns List<Wear>, and nobody would see what its parts are; return a record
  void f() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "G", estimate = "#none") // error: [kit:gate] estimate "#none" returns void, and nobody would see what its parts are; return a record
  void g() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "H", estimate = "#maybe") // error: [kit:gate] estimate "#maybe" returns Wear or null, and nobody would see what its parts are; return a record
  void h() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "I", estimate = "#generic") // error: [kit:gate] estimate "#generic" declares <T>; use a concrete type
  void i() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "J", estimate = "#failing") // error: [kit:gate] estimate "#failing" throws IOException, and nothing has started yet; catch it there
  void j() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "K", estimate = "#wear") // error: [kit:gate] estimate "#wear" takes speed, which is no argument of k; it can take those, by the same names
  void k(double sped) {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "L", estimate = "#wear") // error: [kit:gate] estimate "#wear" takes speed as double, but l as int; use the same type
  void l(int speed) {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "M", estimate = "#text") // error: [kit:gate] estimate "#text" returns Text, of which JSON shows no components; give it some, without annotations that change them
  void m() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "N", estimate = "#nothing") // error: [kit:gate] estimate "#nothing" returns Nothing, of which JSON shows no components; give it some, without annotations that change them
  void n() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "O", estimate = "#work") // error: [kit:gate] estimate "#work" returns Work, with Thread in it, which is no data; give back a record of what a planner needs to know of it
  void o() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "Q", estimate = "#") // error: [kit:gate] estimate "#" names no method of Costs; write one that returns a record
  void q() {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "P", estimate = "#twice") // error: [kit:gate] estimate "#twice" names 2 methods that would do; rename one of them
  void p(double speed) {}

  @Tool(effect = Effect.COSTS)
  @Gate(says = "S", estimate = "#s") // error: [kit:gate] estimate "#s" is a tool that does more than read, and nothing may happen yet; write a method of its own
  Wear s() {
    return null;
  }

  interface Priced {
    @Tool(effect = Effect.COSTS)
    @Gate(says = "R", estimate = "#price") // error: [kit:gate] estimate "#price" is a static method of an interface, which Shop does not inherit; drop "static" and make it a default method
    default void r() {}

    static Wear price() {
      return new Wear(1);
    }
  }

  @InheritTools
  static class Shop implements Priced {}
}
