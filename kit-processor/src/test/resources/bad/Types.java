import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings({"kit:description", "kit:many-arguments"}) class Types<T> { // error: [kit:type-parameter] Types declares <T>, which a caller cannot choose; put the tools into a class without type parameters, or make it abstract and extend it with @InheritTools
  record WithContext(TaskContext task) {} // error: [kit:type] task has type TaskContext, which no argument can have; declare it as a parameter of the method itself

  enum Empty {}

  static class Bean {}

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      List list, // error: [kit:type] list has type List, which no argument can have; say what is in it, such as List<String>
      List<?> anything, // error: [kit:type] anything has type List<?>, which no argument can have; say what is in it, such as List<String>
      List<? super Integer> bounded, // error: [kit:type] bounded has type List<? super Integer>, which no argument can have; say what is in it, such as List<String>
      List<Optional<String>> holes, // error: [kit:type] holes has type List<Optional<String>>, which no argument can have; leave out what is not there, and use List<String>
      Optional<Optional<String>> maybe, // error: [kit:type] maybe has type Optional<Optional<String>>, which no argument can have; use Optional<String>
      Optional raw, // error: [kit:type] raw has type Optional, which no argument can have; say what is in it, such as Optional<String>
      List<String>[] lists, // error: [kit:type] lists has type List<String>[], which no argument can have; use List<List<String>>
      Thread thread, // error: [kit:type] thread has type Thread, which no argument can have; use a primitive, String, an enum, a time, or a record, List, Map or Optional of these
      Bean bean, // error: [kit:type] bean has type Bean, which no argument can have; make it a record, or give it setters
      Empty empty, // error: [kit:type] empty has type Empty, which no argument can have; use an enum that has constants
      WithContext withContext,
      List<Map<String, ? extends Number>[]> deep, // error: [kit:type] deep has type Number, which no argument can have; use double, long or BigDecimal
      @Nullable int primitive, // error: [kit:type] primitive is @Nullable, but no int can be null; use Integer
      TaskContext task,
      TaskContext again, // error: [kit:type] again is the second TaskContext of a, which has one task; drop it
      T variable) {}

  static class Other {
    /** B. */
    @LongRunningTool(effect = Effect.READS)
    void b(Far.Wrong wrong) {} // error: [kit:default] [Wrong.size] default "three" of size is not an int; write a whole number such as "3"
  }
}
