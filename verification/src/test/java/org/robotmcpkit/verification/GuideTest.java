package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robotmcpkit.server.CapabilityServer;

/** Does what the guide tells its readers to do, in a folder of its own, and sees what they see. */
class GuideTest {
  private static final String GUIDE = "docs/guide.md";
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int REFUSED = 3;

  @TempDir Path folder;
  private final Map<String, String> environment = new HashMap<>();

  /**
   * What {@code mvn package} makes of the class that the guide shows; the libraries stay outside.
   */
  @BeforeEach
  void buildTheJar() throws IOException {
    String source =
        CodeBlock.of(GUIDE).stream()
            .filter(block -> block.language().equals("java"))
            .findFirst()
            .orElseThrow()
            .text();
    Path classes = Files.createDirectories(folder.resolve("target/classes"));
    assertThat(KitCompiler.problems("lab.Lamp", source, classes)).isEmpty();

    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.put(Attributes.Name.MAIN_CLASS, "lab.Lamp");
    main.put(
        Attributes.Name.CLASS_PATH,
        Stream.of(System.getProperty("java.class.path").split(System.getProperty("path.separator")))
            .map(entry -> Path.of(entry).toUri().toString())
            .collect(Collectors.joining(" ", classes.toUri() + " ", "")));
    new JarOutputStream(Files.newOutputStream(folder.resolve("target/lamp.jar")), manifest).close();

    environment.put("MCP_PORT", "0");
    environment.put("MCP_REGISTRY", folder.resolve("servers.json").toString());
  }

  @Test
  void theLampIsServedListedCalledAndRefusesAWrongCall() {
    try (ChildProcess server = type("docs/guide.md#start")) {
      String line = SampleServer.readyLine(server);
      String shown =
          CodeBlock.of(GUIDE).stream()
              .filter(block -> block.text().startsWith("lamp: serving"))
              .findFirst()
              .orElseThrow()
              .text();
      assertThat(line.replaceAll(":\\d+/", ":9100/")).isEqualTo(shown.strip());

      try (ChildProcess calls = type("docs/guide.md#call")) {
        assertThat(calls.exitWithin(PATIENCE)).as(calls.transcript()).isZero();
        String seen = String.join("\n", calls.stdout());
        assertThat(seen).contains("lamp", "blink", "\"is_lit\"", "{\n  \"times\" : 3\n}");
        assertThat(calls.stderr()).anyMatch(said -> said.contains("percent"));
      }
      try (ChildProcess wrong = type("docs/guide.md#wrong")) {
        assertThat(wrong.exitWithin(PATIENCE)).isEqualTo(REFUSED);
        assertThat(wrong.stderr()).anyMatch(said -> said.contains("times") && said.contains("60"));
      }
      server.terminate();
    }
  }

  @Test
  void theEventsOfABlinkAreVerified() throws IOException {
    String port = String.valueOf(freePort());
    String settings =
        CodeBlock.named("docs/guide.md#environment")
            .text()
            .replace("8765", port)
            .replace("MCP_PORT=9100", "MCP_PORT=0");
    Files.writeString(folder.resolve("lamp.env"), settings);
    try (ChildProcess listening = type("docs/guide.md#listen", "8765", port)) {
      listening.awaitStdout(line -> line.contains("listening"));
      try (ChildProcess server = type("docs/guide.md#serve")) {
        SampleServer.readyLine(server);
        try (ChildProcess call = Shell.start(folder, environment, "kit call lamp blink times=3")) {
          assertThat(call.exitWithin(PATIENCE)).as(call.transcript()).isZero();
        }
        listening.awaitStdout(line -> line.contains("task_done"));
      }
      assertThat(listening.stdout().stream().filter(line -> line.contains("verified"))).hasSize(4);
    }
  }

  /** Exit codes and times of the unit are those of the server. */
  @Test
  void theUnitFitsTheServer() throws IOException {
    Map<String, String> unit = settings("docs/guide.md#unit");
    ChildProcess server = type("docs/guide.md#start");
    try (server) {
      SampleServer.readyLine(server);
      ProcessHandle java = server.descendants().get(0);
      java.destroy();
      assertThat(server.exitWithin(Duration.ofSeconds(10)))
          .isEqualTo(Integer.parseInt(unit.get("SuccessExitStatus")));
    }
    assertThat(unit.get("RestartPreventExitStatus"))
        .isEqualTo(String.valueOf(CapabilityServer.BAD_CONFIGURATION));
    assertThat(Integer.parseInt(unit.get("TimeoutStopSec"))).isGreaterThan(10);
    assertThat(unit.get("ExecStart")).endsWith("-jar /opt/lamp/lamp.jar");
    assertThat(unit.get("EnvironmentFile")).endsWith("/lamp.env");
    assertThat(Files.readString(Checkout.file("docs/contract.md")))
        .contains(
            settings("docs/guide.md#environment").keySet().stream()
                .map(name -> "| `" + name + "` |")
                .toList());
  }

  /** What can be compared of a build that cannot run within this one. */
  @Test
  void thePomIsMadeOfWhatThisBuildIsMadeOf() throws IOException {
    String pom = CodeBlock.named("docs/guide.md#pom").text();
    String sample = Files.readString(Checkout.file("sample-sleeper/pom.xml"));
    String root = Files.readString(Checkout.file("pom.xml"));

    assertThat(shading(pom).replace("lab.Lamp", "org.robotmcpkit.sample.SampleMain"))
        .isEqualTo(shading(sample));
    assertThat(pom).contains("<kit.version>" + MavenCommand.projectVersion() + "</kit.version>");
    for (String plugin : List.of("maven-compiler-plugin", "maven-shade-plugin")) {
      assertThat(version(plugin, pom)).isEqualTo(version(plugin, root));
    }
    assertThat(root)
        .contains(
            "<slf4j.version>" + version("slf4j-simple", pom) + "<",
            "<jakarta-validation.version>" + version("jakarta.validation-api", pom) + "<");
  }

  private static String shading(String pom) {
    String plugin = pom.substring(pom.indexOf("<artifactId>maven-shade-plugin"));
    return plugin
        .substring(plugin.indexOf("<configuration>"), plugin.indexOf("</configuration>"))
        .replaceAll("\\s+", " ");
  }

  private static String version(String artifact, String pom) {
    Matcher found =
        Pattern.compile("<artifactId>" + artifact + "</artifactId>\\s*<version>([^<]+)<")
            .matcher(pom);
    assertThat(found.find()).as(artifact).isTrue();
    return found.group(1);
  }

  private static Map<String, String> settings(String block) {
    return CodeBlock.named(block)
        .text()
        .lines()
        .filter(line -> line.contains("="))
        .map(line -> line.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1], (first, second) -> second));
  }

  private ChildProcess type(String block) {
    return type(block, "", "");
  }

  private ChildProcess type(String block, String shown, String typed) {
    String lines = CodeBlock.named(block).text();
    return Shell.start(folder, environment, shown.isEmpty() ? lines : lines.replace(shown, typed));
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
