package beans;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.List;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class RawSuper {
  static class Base<T> {
    public T content; // error: [kit:type] content has type T, which no argument can have; say what T is where Base is extended

    public void setOther(List<T> other) {} // error: [kit:type] other has type T, which no argument can have; say what T is where Base is extended
  }

  @SuppressWarnings("rawtypes")
  static class Derived extends Base {}

  static class Factory<V> {
    @JsonCreator
    static <T> Factory<T> of(T value) {
      return new Factory<>();
    }
  }

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Derived derived, Factory<String> factory) {} // error: [kit:type] factory has type Factory<String>, which no argument can have; mark a constructor with @JsonCreator in place of the factory
}
