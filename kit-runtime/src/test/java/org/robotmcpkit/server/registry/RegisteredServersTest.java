package org.robotmcpkit.server.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.model.Json;

/** {@code -Dkit.registry.processes=…} says how many processes start and stop together. */
class RegisteredServersTest {
  private static final int PROCESSES = Integer.getInteger("kit.registry.processes", 8);

  @TempDir Path folder;
  private Path file;
  private RegisteredServers registry;

  @BeforeEach
  void nameFile() {
    file = folder.resolve("robos").resolve("servers.json");
    registry = new RegisteredServers(file);
  }

  private static RegisteredServer server(String name, int port) {
    return RegisteredServer.ofThisProcess(
        name, "1.2", port, "http://127.0.0.1:" + port + "/mcp", List.of("nap", "get_task"));
  }

  @Test
  void aServerStandsInTheFileFromItsStartToItsStop() throws IOException {
    RegisteredServer first = server("first", 9100);
    RegisteredServer second = server("second", 9101);

    registry.add(first);
    registry.add(second);
    assertThat(registry.running()).containsExactly(first, second);
    registry.remove(first);
    assertThat(registry.running()).containsExactly(second);
    registry.remove(second);
    assertThat(registry.running()).isEmpty();
    assertThat(Files.readString(file)).isEqualTo("{\"servers\":[]}");
  }

  @Test
  void theFileIsWhatOtherProgramsRead() throws IOException {
    RegisteredServer one = server("base", 9100);
    registry.add(one);

    assertThat(Json.readObject(Files.readAllBytes(file)).toString())
        .isEqualTo(
            "{servers=[{app_id=base-"
                + one.pid()
                + "-9100, name=base, version=1.2, port=9100,"
                + " endpoint=http://127.0.0.1:9100/mcp, tools=[nap, get_task], resources=[], pid="
                + one.pid()
                + ", started_at="
                + one.startedAt()
                + "}]}");
  }

  @Test
  void aServerThatStartsAgainStandsThereOnce() throws IOException {
    registry.add(server("base", 9100));
    registry.add(server("base", 9100));

    assertThat(registry.running()).hasSize(1);
  }

  @Test
  void whatIsLeftOfDeadProcessesIsNotListedAndGoesWithTheNextChange() throws Exception {
    RegisteredServer alive = server("alive", 9100);
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor(1, TimeUnit.MINUTES);
    RegisteredServer dead = with(alive, "dead", gone.pid(), alive.startedAt());
    RegisteredServer replaced =
        with(alive, "replaced", alive.pid(), alive.startedAt().minusSeconds(60));
    registry.add(dead);
    registry.add(replaced);

    assertThat(registry.running()).isEmpty();
    registry.add(alive);
    assertThat(Files.readString(file)).contains("alive").doesNotContain("dead", "replaced");
  }

  private static RegisteredServer with(
      RegisteredServer like, String name, long pid, Instant startedAt) {
    return new RegisteredServer(
        name,
        name,
        like.version(),
        like.port(),
        like.endpoint(),
        like.tools(),
        like.resources(),
        pid,
        startedAt);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "{",
        "{}",
        "{\"servers\":1}",
        "{\"servers\":[1,null,{}]}",
        "\u0000\u0001",
        "{\"servers\":[{\"app_id\":\"x\",\"name\":\"x\",\"version\":\"1\",\"port\":\"y\",\"endpoint\":\"e\",\"tools\":[],"
            + "\"resources\":[],\"pid\":1,\"started_at\":\"2026-01-01T00:00:00Z\"}]}",
        "{\"servers\":[{\"app_id\":\"x\",\"name\":\"x\",\"version\":\"1\",\"port\":1,\"endpoint\":\"e\",\"tools\":[],"
            + "\"resources\":[],\"pid\":1,\"started_at\":\"yesterday\"}]}",
        "{\"servers\":[{\"app_id\":\"x\",\"name\":\"x\",\"version\":\"1\",\"port\":1,\"endpoint\":\"e\",\"tools\":[1],"
            + "\"resources\":[],\"pid\":1,\"started_at\":\"2026-01-01T00:00:00Z\"}]}"
      })
  void whatIsNoRegistryIsAnEmptyOneAndIsWrittenAnew(String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);

    assertThat(registry.running()).isEmpty();
    registry.add(server("base", 9100));
    assertThat(registry.running()).hasSize(1);
  }

  @Test
  void aFileThatCannotBeWrittenIsSaid() throws IOException {
    Files.writeString(folder.resolve("robos"), "a file where a folder should be");

    assertThatThrownBy(() -> registry.add(server("base", 9100))).isInstanceOf(IOException.class);
  }

  @Test
  void aProcessThatHoldsTheLockForEverKeepsNobodyForEver() throws Exception {
    Files.createDirectories(file.getParent());
    RegisteredServers impatient = new RegisteredServers(file, Duration.ofMillis(200));
    Process holder = start("holds");
    try {
      assertThat(holder.getInputStream().read()).isEqualTo('r');
      assertThatThrownBy(() -> impatient.add(server("base", 9100)))
          .isInstanceOf(IOException.class)
          .hasMessage("another process has held the lock of " + file + " for 200 ms");
      assertThat(file).doesNotExist();
    } finally {
      holder.destroyForcibly().waitFor();
    }

    impatient.add(server("base", 9100));
    assertThat(registry.running()).hasSize(1);
  }

  @Test
  void whoIsInterruptedWhileItWaitsStaysInterrupted() throws Exception {
    Files.createDirectories(file.getParent());
    Process holder = start("holds");
    try {
      assertThat(holder.getInputStream().read()).isEqualTo('r');
      Thread.currentThread().interrupt();
      assertThatThrownBy(() -> registry.add(server("base", 9100))).isInstanceOf(IOException.class);
      assertThat(Thread.interrupted()).isTrue();
    } finally {
      holder.destroyForcibly().waitFor();
    }
  }

  @Test
  void theUsualFileIsInTheHomeOfTheUser() throws IOException {
    assertThat(RegisteredServers.defaultFile())
        .isEqualTo(
            Path.of(System.getProperty("user.home"), ".config", "robos", "mcp", "servers.json"));
    assertThat(RegisteredServers.list())
        .isEqualTo(new RegisteredServers(RegisteredServers.defaultFile()).running());
  }

  @Test
  void processesThatStartAndStopTogetherLeaveAValidRegistry() throws Exception {
    List<Process> processes = new ArrayList<>();
    try {
      for (int n = 0; n < PROCESSES; n++) {
        processes.add(start(n % 4 == 3 ? "dies" : "leaves"));
      }
      for (Process process : processes) {
        assertThat(process.getInputStream().read()).isEqualTo('r');
      }
      AtomicReference<Throwable> broken = new AtomicReference<>();
      Thread reader = new Thread(() -> readUntilInterrupted(broken), "reader");
      reader.start();
      for (Process process : processes) {
        process.getOutputStream().write('\n');
        process.getOutputStream().flush();
      }
      for (Process process : processes) {
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
      }
      reader.interrupt();
      reader.join();

      assertThat(broken.get()).isNull();
      assertThat(registry.running()).isEmpty();
      RegisteredServer last = server("last", 9100);
      registry.add(last);
      assertThat(Files.readString(file)).doesNotContain("program");
      assertThat(registry.running()).containsExactly(last);
      assertThat(file.resolveSibling("servers.json.tmp")).doesNotExist();
    } finally {
      processes.forEach(Process::destroyForcibly);
    }
  }

  /** Whenever one looks, the file is whole. */
  private void readUntilInterrupted(AtomicReference<Throwable> broken) {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        if (Files.exists(file)) {
          assertThat(Json.readObject(Files.readAllBytes(file))).containsOnlyKeys("servers");
        }
        Thread.onSpinWait();
      }
    } catch (java.nio.channels.ClosedByInterruptException over) {
      // as asked
    } catch (Throwable failure) {
      broken.set(failure);
    }
  }

  private Process start(String how) throws IOException {
    return new ProcessBuilder(
            ProcessHandle.current().info().command().orElse("java"),
            "-Xshare:auto",
            "-XX:TieredStopAtLevel=1",
            "-Xmx64m",
            "-cp",
            System.getProperty("java.class.path"),
            RegistryProgram.class.getName(),
            file.toString(),
            how)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }
}
