package org.robotmcpkit.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.robotmcpkit.bench.drive.Dialect;
import org.robotmcpkit.bench.drive.Peer;

/** All servers that can be measured, and how each is started. */
final class Peers {
  /** Every ratio is to this one: the tools on the SDK as its documentation shows it. */
  static final String BASE = "sdk-streamable-17";

  private static final Pattern OURS = Pattern.compile("^port (\\d+)");
  private static final Pattern URL = Pattern.compile("https?://[^/\\s]*:(\\d+)");
  private static final Pattern TOMCAT = Pattern.compile("Tomcat started on port (\\d+)");

  private final Path bench;
  private final Map<Integer, Path> jdks;
  private final List<Peer> all = new ArrayList<>();

  /**
   * @param bench the folder of this module
   * @param jdks the homes of the JDKs, by release
   */
  Peers(Path bench, Map<Integer, Path> jdks) {
    this.bench = bench;
    this.jdks = jdks;
    for (int release : new int[] {17, 25}) {
      own("kit-classic", release, Dialect.CLASSIC, "kit");
      own("kit-modern", release, Dialect.MODERN, "kit");
      own("sdk-streamable", release, Dialect.CLASSIC, "streamable");
      own("sdk-streamable-tuned", release, Dialect.CLASSIC, "streamable", "tuned");
      own("sdk-stateless", release, Dialect.CLASSIC, "stateless");
      own("sdk-stateless-tuned", release, Dialect.CLASSIC, "stateless", "tuned");
      own("sdk-modern", release, Dialect.MODERN, "modern");
      own("sdk-modern-tuned", release, Dialect.MODERN, "modern", "tuned");
    }
    own("sdk-streamable-virtual", 25, Dialect.CLASSIC, "streamable", "tuned", "virtual");
    own("sdk-stateless-virtual", 25, Dialect.CLASSIC, "stateless", "tuned", "virtual");
    own("sdk-modern-virtual", 25, Dialect.MODERN, "modern", "tuned", "virtual");
    others();
    for (int release : new int[] {17, 25}) {
      own("ceiling-servlet", release, Dialect.PLAIN, "servlet");
      own("ceiling-handler", release, Dialect.PLAIN, "handler");
      own("ceiling-socket", release, Dialect.PLAIN, "socket");
    }
    own("ceiling-servlet-virtual", 25, Dialect.PLAIN, "servlet", "virtual");
  }

  List<Peer> all() {
    return all;
  }

  private void others() {
    Map<String, String> quarkus =
        Map.of("QUARKUS_HTTP_PORT", "0", "QUARKUS_HTTP_HOST", "127.0.0.1");
    Path quarkusJar = built("quarkus", "quarkus-app/quarkus-run.jar");
    jar("quarkus-17", 17, quarkusJar, quarkus, URL);
    jar("quarkus-25", 25, quarkusJar, quarkus, URL);
    Map<String, String> spring = Map.of("SERVER_PORT", "0", "SERVER_ADDRESS", "127.0.0.1");
    Path springJar = built("spring", "spring.jar");
    jar("spring-17", 17, springJar, spring, TOMCAT);
    jar("spring-25", 25, springJar, spring, TOMCAT);
    jar("helidon-25", 25, built("helidon", "helidon.jar"), Map.of(), OURS);
    jar(
        "micronaut-25",
        25,
        built("micronaut", "micronaut.jar"),
        Map.of("MICRONAUT_SERVER_PORT", "-1"),
        URL);
    node("typescript-1", "typescript-1/server.mjs");
    node("typescript-2", "typescript-2/server.mjs");
    node("fastmcp", "fastmcp/server.mjs");
  }

  private Path built(String peer, String file) {
    return bench.resolve("peers").resolve(peer).resolve("target").resolve(file);
  }

  private void own(String name, int release, Dialect dialect, String... words) {
    String classPath = bench.resolve("target/classes") + ":" + bench.resolve("target/lib") + "/*";
    List<String> command = new ArrayList<>(java(release));
    command.addAll(List.of("-cp", classPath, "org.robotmcpkit.bench.serve.Serve"));
    command.addAll(List.of(words));
    Pattern port = words[0].equals("kit") ? URL : OURS;
    all.add(
        new Peer(
            name + "-" + release, dialect, command, Map.of(), port, bench.resolve("target/lib")));
  }

  private void jar(
      String name, int release, Path jar, Map<String, String> environment, Pattern port) {
    List<String> command = new ArrayList<>(java(release));
    command.addAll(List.of("-jar", jar.toString()));
    all.add(new Peer(name, Dialect.CLASSIC, command, environment, port, jar));
  }

  private void node(String name, String script) {
    Path file = bench.resolve("peers").resolve(script);
    all.add(
        new Peer(
            name,
            Dialect.CLASSIC,
            List.of("node", file.toString()),
            Map.of("NODE_ENV", "production"),
            OURS,
            file.resolveSibling("node_modules")));
  }

  /** The same heap for all, so that their memory can be compared. */
  private List<String> java(int release) {
    Path home = jdks.getOrDefault(release, Path.of("no-jdk-" + release));
    return List.of(home.resolve("bin/java").toString(), "-Xmx512m");
  }
}
