import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Asking {
  @LongRunningTool(effect = Effect.READS, asks = true) // error: [kit:asks] look says that it asks, but has no task to ask with; add a TaskContext parameter, or drop "asks"
  void look() {}
}
