package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code deploy/} has: the script, the unit, the Dockerfile. */
class DeployTest {
  private static final Duration LIMIT = Duration.ofMinutes(2);
  private static final String SCRIPT = Checkout.file("deploy/server").toString();

  @Test
  @Tag("suites")
  void aCacheIsMadeAndUsedAndTheServerIsHealthy(@TempDir Path folder) throws Exception {
    Path jar = Files.copy(Checkout.sampleJar(), folder.resolve("server.jar"));
    Map<String, String> java = Map.of("JAVA_HOME", System.getProperty("java.home"));
    try (ChildProcess making = ChildProcess.start("cache", java, typed(0, jar))) {
      assertThat(making.exitWithin(LIMIT)).withFailMessage(making::transcript).isZero();
    }
    String cache = Runtime.version().feature() >= 25 ? "server.aot" : "server.jsa";
    assertThat(folder.resolve(cache)).isNotEmptyFile();

    Path classes = folder.resolve("classes");
    Map<String, String> run =
        Map.of(
            "JAVA_HOME",
            System.getProperty("java.home"),
            "JAVA_OPTS",
            "-Xlog:class+load:file=" + classes,
            "MCP_TRANSPORT",
            "streamable_http",
            "MCP_PORT",
            "0");
    try (ChildProcess server = ChildProcess.start("server", run, typed(1, jar))) {
      URI address = URI.create(SampleServer.address(server));
      try (ChildProcess health =
          ChildProcess.start(
              "health", Map.of(), List.of(SCRIPT, "health", "" + address.getPort()))) {
        assertThat(health.exitWithin(LIMIT)).isZero();
      }
      assertThat(Files.readAllLines(classes))
          .anyMatch(line -> line.matches(".*CapabilityServer source: shared objects file.*"));
      assertThat(server.stdout()).isEmpty();
    }
  }

  /** A line of the page, for that jar. */
  private static List<String> typed(int line, Path jar) {
    String[] words =
        CodeBlock.named("docs/deploy.md#cache").text().lines().toList().get(line).split(" ");
    assertThat(words[0]).isEqualTo("deploy/server");
    assertThat(words[2]).isEqualTo("sample-sleeper/target/sample-sleeper.jar");
    return List.of(SCRIPT, words[1], jar.toString());
  }

  /** It takes root and systemd to run them; so they are held to the unit and the checkout. */
  @Test
  void theCommandsThatInstallPutFilesWhereTheUnitLooksForThem() throws Exception {
    String typed = CodeBlock.named("docs/deploy.md#install").text();
    String unit = Files.readString(Checkout.file("deploy/robot-server.service"));

    assertThat(typed).contains("useradd", " robot-server\n", " /opt/robot-server/server.jar");
    assertThat(unit)
        .contains(
            "User=robot-server",
            "EnvironmentFile=/etc/robot-server/environment",
            "ExecStart=/opt/robot-server/server run /opt/robot-server/server.jar");
    assertThat(typed)
        .contains(".env /etc/robot-server/environment", "deploy/server /opt/robot-server/")
        .contains("enable --now robot-server");
    assertThat(Checkout.file("deploy/server")).isExecutable();
    assertThat(Pattern.compile("deploy/\\S+").matcher(typed).results().map(MatchResult::group))
        .allSatisfy(file -> assertThat(Checkout.file(file)).exists());
    try (ChildProcess shell =
        ChildProcess.start("sh", Map.of(), List.of("sh", "-n", "-c", typed))) {
      assertThat(shell.exitWithin(LIMIT)).as(shell.transcript()).isZero();
    }
  }

  /** Not every machine has Docker; so they are held to the Dockerfile. */
  @Test
  void theCommandsForDockerNameWhatTheDockerfileHas() throws Exception {
    String typed = CodeBlock.named("docs/deploy.md#docker").text();
    List<String> file = Files.readAllLines(Checkout.file("deploy/Dockerfile"));

    assertThat(typed)
        .contains("docker build -f deploy/Dockerfile -t robot-server .")
        .contains("-p 127.0.0.1:9100:9100", "--env-file .env robot-server");
    assertThat(file).anyMatch(line -> line.matches(".*\\b9100\\b.*"));
    assertThat(file).anyMatch(line -> line.startsWith("ARG MODULE"));
    assertThat(file).anyMatch(line -> line.startsWith("ARG JAVA"));
  }

  @Test
  void aServerThatIsNotThereIsNotHealthy() {
    try (ChildProcess health =
        ChildProcess.start("health", Map.of(), List.of(SCRIPT, "health", "1"))) {
      assertThat(health.exitWithin(LIMIT)).isNotZero();
    }
  }

  @Test
  void theUnitIsOneThatSystemdTakes(@TempDir Path folder) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/systemd-analyze")), "no systemd-analyze");
    String unit =
        Files.readString(Checkout.file("deploy/robot-server.service"))
            .replace("/opt/robot-server/server run", SCRIPT + " run");
    Path file = Files.writeString(folder.resolve("robot-server.service"), unit);
    try (ChildProcess verify =
        ChildProcess.start(
            "systemd-analyze",
            Map.of(),
            List.of("/usr/bin/systemd-analyze", "verify", file.toString()))) {
      assertThat(verify.exitWithin(LIMIT)).withFailMessage(verify::transcript).isZero();
      assertThat(verify.stderr()).noneMatch(line -> line.contains("robot-server.service"));
    }
  }

  @Test
  void theImageRunsAsNobodyAndIsAskedHowItIs() throws Exception {
    assertThat(Files.readAllLines(Checkout.file("deploy/Dockerfile")))
        .contains(
            "USER 10001:10001",
            "ENTRYPOINT [\"./server\", \"run\", \"server.jar\"]",
            "STOPSIGNAL SIGTERM")
        .anyMatch(line -> line.endsWith("CMD [\"./server\", \"health\"]"));
  }

  /** Maven wants the POM of each module, also of those that it does not build. */
  @Test
  void theImageIsBuiltFromAllThatTheBuildReads() throws IOException {
    List<String> sent = Files.readAllLines(Checkout.file("deploy/Dockerfile.dockerignore"));
    List<String> modules =
        Pattern.compile("<module>(.*?)</module>")
            .matcher(Files.readString(Checkout.file("pom.xml")))
            .results()
            .map(module -> module.group(1))
            .toList();

    assertThat(modules)
        .contains("kit-runtime")
        .allSatisfy(
            module -> assertThat(sent).containsAnyOf("!" + module, "!" + module + "/pom.xml"));
    assertThat(sent).contains("!third-party");
  }
}
