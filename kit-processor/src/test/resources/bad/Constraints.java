import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.task.TaskContext;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.util.*;
import support.*;

@SuppressWarnings({"kit:description", "kit:many-arguments"}) class Constraints {
  record Box(@Min(1) String text) {} // error: [kit:constraint] @Min limits numbers, but on text it stands at a String; drop it

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Min(10) @Max(1) int swapped, // error: [kit:constraint] no int fits swapped, which has to be a number from 10 to 1; change the limits
      @Max(1) String text, // error: [kit:constraint] @Max limits numbers, but on text it stands at a String; drop it
      @Min(1) List<Integer> list, // error: [kit:constraint] @Min limits numbers, but on list it stands at a List; drop it
      @Min(200) byte tooBig, // error: [kit:constraint] no byte fits tooBig, which has to be a number of at least 200; change the limits or the type
      @Past Duration past, // error: [kit:constraint] @Past on past would not be checked; drop it, and check it in the method
      List<@Min(2) @Max(1) Integer> items, // error: [kit:constraint] no int fits items, which has to be a number from 2 to 1; change the limits
      List<@Future String> futures, // error: [kit:constraint] @Future on futures would not be checked; drop it, and check it in the method
      Optional<List<@Max(3) String>> texts, // error: [kit:constraint] @Max limits numbers, but on texts it stands at a String; drop it
      Box box) {}
}
