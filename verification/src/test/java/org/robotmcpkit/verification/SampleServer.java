package org.robotmcpkit.verification;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sample's jar, run by the JVM that runs the tests. */
final class SampleServer {
  private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");

  private SampleServer() {}

  /** The command that runs the jar. */
  static List<String> command(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-jar");
    command.add(Checkout.sampleJar().toString());
    command.addAll(List.of(arguments));
    return command;
  }

  /** Starts the jar with exactly these variables. */
  static ChildProcess start(Map<String, String> environment, String... arguments) {
    return ChildProcess.start("sample-sleeper", environment, command(arguments));
  }

  /** Starts it on a free port of that HTTP transport. */
  static ChildProcess startHttp(String transport, Map<String, String> more) {
    Map<String, String> environment = new HashMap<>(more);
    environment.put("MCP_TRANSPORT", transport);
    environment.put("MCP_PORT", "0");
    return start(environment);
  }

  /** The line that says that it serves, as soon as it is there. */
  static String readyLine(ChildProcess server) {
    return server.awaitStderr(line -> line.contains(": serving "));
  }

  /** Where it serves: scheme, host and port. */
  static String address(ChildProcess server) {
    String line = readyLine(server);
    Matcher address = ADDRESS.matcher(line);
    if (!address.find()) {
      throw new AssertionError("no address in: " + line);
    }
    return address.group();
  }
}
