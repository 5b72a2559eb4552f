package trees;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Records that lead to one another. */
@SuppressWarnings("kit:description")
public class Mutual {
  record Folder(String name, List<Entry> entries) {}

  record Entry(String label, Optional<Folder> folder) {}

  /** Opens. */
  @LongRunningTool(effect = Effect.READS)
  public String open(Folder folder, Entry entry, Map<String, Folder> all) {
    return folder + " " + entry + " " + all;
  }
}
