package org.robotmcpkit.bench.drive;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * One server to be measured.
 *
 * @param name by which it stands in the tables
 * @param dialect in which it is spoken to
 * @param command that starts it
 * @param environment that it gets in addition
 * @param port where in what it prints its port stands, as the first group
 * @param needs the file without which it cannot be started
 */
public record Peer(
    String name,
    Dialect dialect,
    List<String> command,
    Map<String, String> environment,
    Pattern port,
    Path needs) {

  /** The same peer with one more variable in its environment. */
  public Peer with(String variable, String value) {
    Map<String, String> more = new HashMap<>(environment);
    more.put(variable, value);
    return new Peer(name, dialect, command, Map.copyOf(more), port, needs);
  }

  /** Whether only its bytes are measured: it has no tools. */
  public boolean isCeiling() {
    return dialect == Dialect.PLAIN;
  }
}
