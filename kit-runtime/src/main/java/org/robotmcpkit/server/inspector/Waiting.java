package org.robotmcpkit.server.inspector;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What has been asked on one connection and is answered on another, as on the transport of
 * server-sent events: by session and id. The oldest give way. Thread-safe.
 */
final class Waiting {
  private static final int MOST = 1000;

  /** A question: what it was, and when it came. */
  record Asked(@Nullable String method, @Nullable String tool, long nanos) {}

  private record Key(String session, String id) {}

  // guarded by this
  private final Map<Key, Asked> asked =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Asked> eldest) {
          return size() > MOST;
        }
      };

  synchronized void add(String session, String id, Asked question) {
    asked.put(new Key(session, id), question);
  }

  /** Takes a question out; null if there is none. */
  synchronized @Nullable Asked take(String session, String id) {
    return asked.remove(new Key(session, id));
  }
}
