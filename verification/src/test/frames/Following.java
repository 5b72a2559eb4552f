package frames;

import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.event.TaskEnd;
import org.robotmcpkit.event.TaskFollower;
import org.robotmcpkit.event.TaskStatusSource;

/** Where the follower of docs/events.md is set up. */
class Following {
  interface Plan {
    void goOnAfter(TaskEnd end);
  }

  static EventReceiver follow(
      TaskStatusSource source, Plan plan, String secret, ScheduledExecutorService scheduler)
      throws Exception {
    // the block
    return receiver;
  }
}
