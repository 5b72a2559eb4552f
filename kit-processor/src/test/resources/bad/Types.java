import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings({"kit:description", "kit:many-arguments"}) class Types<T> { // error: [kit:type-parameter] Types declares <T>, which a caller cannot choose; put the tools into a class without type parameters
  record Nested(Inner inner) {} // error: [kit:type] inner has type Inner, which no argument can have; use the components of Inner in its place

  record Inner(int n) {}

  record Generic<V>(V v) {}

  record WithContext(TaskContext task) {} // error: [kit:type] task has type TaskContext, which no argument can have; declare it as a parameter of the method itself

  enum Empty {}

  static class Bean {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      Map<String, Integer> map, // error: [kit:type] map has type Map<String, Integer>, which no argument can have; use a record, or a List of records with the key as a component
      Set<String> set, // error: [kit:type] set has type Set<String>, which no argument can have; use List
      List list, // error: [kit:type] list has type List, which no argument can have; say what is in it, such as List<String>
      List<?> anything, // error: [kit:type] anything has type List<?>, which no argument can have; say what is in it, such as List<String>
      List<? super Integer> bounded, // error: [kit:type] bounded has type List<? super Integer>, which no argument can have; say what is in it, such as List<String>
      List<Optional<String>> holes, // error: [kit:type] holes has type List<Optional<String>>, which no argument can have; leave out what is not there, and use List<String>
      Optional<Optional<String>> maybe, // error: [kit:type] maybe has type Optional<Optional<String>>, which no argument can have; use Optional<String>
      Optional raw, // error: [kit:type] raw has type Optional, which no argument can have; say what is in it, such as Optional<String>
      List<String>[] lists, // error: [kit:type] lists has type List<String>[], which no argument can have; use List<List<String>>
      Object object, // error: [kit:type] object has type Object, which no argument can have; use a type that says what is in it, such as a record
      java.util.UUID id, // error: [kit:type] id has type UUID, which no argument can have; use String and parse it in the method
      java.time.Instant when, // error: [kit:type] when has type Instant, which no argument can have; use String and parse it in the method
      java.math.BigDecimal exact, // error: [kit:type] exact has type BigDecimal, which no argument can have; use double, or String and parse it in the method
      Thread thread, // error: [kit:type] thread has type Thread, which no argument can have; use a primitive, String, an enum, Duration, or a record, List or Optional of these
      Bean bean, // error: [kit:type] bean has type Bean, which no argument can have; make it a record, or use a primitive, String, an enum, Duration, or a record, List or Optional of these
      Empty empty, // error: [kit:type] empty has type Empty, which no argument can have; use an enum that has constants
      Generic<String> generic, // error: [kit:type] generic has type Generic<String>, which no argument can have; use a record without type parameters
      Nested nested,
      WithContext withContext,
      OptionalInt number, // error: [kit:type] number has type OptionalInt, which no argument can have; use Optional<Integer>
      List<Map<String, ? extends Number>[]> deep, // error: [kit:type] deep has type Map<String, ? extends Number>, which no argument can have; use a record, or a List of records with the key as a component
      @Nullable int primitive, // error: [kit:type] primitive is @Nullable, but no int can be null; use Integer
      TaskContext task,
      TaskContext again, // error: [kit:type] again is the second TaskContext of a, which has one task; drop it
      T variable) {}

  static class Other {
    /** B. */
    @LongRunningTool(effect = Effect.READS)
    void b(Far.Wrong wrong) {} // error: [kit:default] [Wrong.size] default "three" of size is not an int; write a whole number such as "3" // error: [kit:type] [Wrong.map] map has type Map<String, String>, which no argument can have; use a record, or a List of records with the key as a component
  }
}
