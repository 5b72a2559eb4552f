package org.robotmcpkit.bench.serve;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.robotmcpkit.bench.tasks.HandJson;
import org.robotmcpkit.bench.tasks.SleepTasks;

/** What the ceilings answer whatever they are asked: as many bytes as a good {@code get_task}. */
final class Ceiling {
  static final byte[] ANSWER = answer();

  private Ceiling() {}

  private static byte[] answer() {
    Map<String, Object> info = new SleepTasks().sleep(0, false);
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("content", java.util.List.of(Map.of("type", "text", "text", HandJson.of(info))));
    result.put("isError", false);
    result.put("structuredContent", info);
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("jsonrpc", "2.0");
    message.put("id", 100000000);
    message.put("result", result);
    return HandJson.of(message).getBytes(StandardCharsets.UTF_8);
  }
}
