package instant;

import java.util.concurrent.CompletionStage;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.task.TaskContext;

@SuppressWarnings({"kit:description", "rawtypes"})
class Instants {
  @Tool(effect = Effect.READS)
  void withTask(int n, TaskContext task) {} // error: [kit:instant] task is a TaskContext, but withTask is an instant tool, which has no task; drop it, or make the tool a @LongRunningTool

  @Tool(effect = Effect.READS) // error: [kit:instant] both has @Tool and @LongRunningTool, and answers in one way only; drop one of them
  @LongRunningTool(effect = Effect.READS)
  void both() {}

  @Tool(effect = Effect.READS)
  private void hidden() {} // error: [kit:unreachable] hidden is private, so generated code cannot call it; drop "private"

  @Tool(effect = Effect.READS)
  <T> void generic(T t) {} // error: [kit:type-parameter] generic declares <T>, which a caller cannot choose; use a concrete type

  @Tool(effect = Effect.READS)
  void throwing() throws Throwable {} // error: [kit:throws] throwing throws Throwable, which a tool cannot; declare Exception or a subclass of it

  @Tool(effect = Effect.READS)
  Thread thread() { // error: [kit:type] thread gives back Thread, which is no data; give back a record of what a planner needs to know of it
    return null;
  }

  @Tool(effect = Effect.READS)
  CompletionStage later() { // error: [kit:type] later gives back CompletionStage, which is no data; give back a CompletionStage as a whole, or what is in it
    return null;
  }

  @Tool(name = "get_task", effect = Effect.READS) // error: [kit:tool-name] tool name "get_task" belongs to the kit; choose another with @Tool(name = "...")
  void ofTheKit() {}

  @Tool(name = "twice", effect = Effect.READS) // error: [kit:tool-name] tool name "twice" is also used by two(); give one of them @Tool(name = "another_name")
  void one() {}

  @LongRunningTool(name = "twice", effect = Effect.READS) // error: [kit:tool-name] tool name "twice" is also used by one(); give one of them @LongRunningTool(name = "another_name")
  void two(@Arg(description = "Counts.") int n) {}

  @Tool // warning: [kit:effect] tool unsorted does not say what it does to the world, so clients expect the worst; set effect
  void unsorted() {}
}
