package org.robotmcpkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Robots are used where digits, letters, bytes and time are written in other ways: runs what
 * decides about bytes on the wire in processes that live there. {@code -Dkit.locales.tests=.*Test}
 * runs everything there.
 */
class LocaleTest {
  /** The tests of what is written to the wire or read from it. */
  private static final String WIRE =
      "org\\.robotmcpkit\\.(signing|tool|mcp)\\..*Test"
          + "|org\\.robotmcpkit\\.model\\.(Json|JsonValues|LogText)Test"
          + "|org\\.robotmcpkit\\.event\\.(EventPoster|EventPosterConfiguration|EventReceiver|OutboxSchedule)Test"
          + "|org\\.robotmcpkit\\.event\\.(HistoryChecker|TaskFollower)Test"
          + "|org\\.robotmcpkit\\.task\\.IdsTest"
          + "|org\\.robotmcpkit\\.server\\.(CapabilityServer|LoopbackOnly)Test";

  private static final String TESTS = tests(System.getProperty("kit.locales.tests", ""));
  private static final long MOST_MINUTES = 30;

  private static String tests(String pattern) {
    return pattern.isBlank() ? WIRE : pattern; // the build passes an empty one on
  }

  /** A place, the flags that lead there, and what tells that one has arrived. */
  enum Place {
    EGYPT(
        "0661",
        "i",
        List.of("-Duser.language=ar", "-Duser.country=EG", "-Duser.timezone=Asia/Kathmandu")),
    THAILAND(
        "0e51",
        "i",
        List.of(
            "-Duser.language=th",
            "-Duser.country=TH",
            "-Duser.extensions=u-nu-thai",
            "-Duser.timezone=Asia/Bangkok")),
    TURKEY(
        "0031",
        "\u0131",
        List.of("-Duser.language=tr", "-Duser.country=TR", "-Duser.timezone=Europe/Istanbul")),
    LATIN_1(
        "0031",
        "i",
        List.of(
            "-Duser.language=de",
            "-Duser.country=DE",
            "-Duser.timezone=Pacific/Apia",
            "-Dfile.encoding=ISO-8859-1",
            "-Dstdout.encoding=ISO-8859-1",
            "-Dstderr.encoding=ISO-8859-1"));

    private final int one;
    private final int lowerCaseI;
    private final List<String> flags;

    Place(String one, String lowerCaseI, List<String> flags) {
      this.one = Integer.parseInt(one, 16);
      this.lowerCaseI = lowerCaseI.codePointAt(0);
      this.flags = flags;
    }

    private String tells() {
      String charset = this == LATIN_1 ? "ISO-8859-1" : "UTF-8";
      String zone =
          flags.stream()
              .filter(flag -> flag.startsWith("-Duser.timezone="))
              .findFirst()
              .orElseThrow();
      return "here: "
          + one
          + " "
          + lowerCaseI
          + " "
          + charset
          + " "
          + zone.substring(zone.indexOf('=') + 1);
    }
  }

  @TempDir static Path work;

  private static final List<Process> PROCESSES = new ArrayList<>();

  /** All at once, since a process waits for much of its time. */
  @BeforeAll
  static void start() throws Exception {
    for (Place place : Place.values()) {
      List<String> command = new ArrayList<>();
      command.add(ProcessHandle.current().info().command().orElse("java"));
      command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xshare:auto", "-Xmx512m"));
      if (place != Place.LATIN_1) {
        command.add("-Dfile.encoding=UTF-8");
      }
      command.addAll(place.flags);
      command.addAll(
          List.of(
              "-Dkit.sim.seeds=200",
              "-Dkit.races=10000",
              "-Dkit.sigterms=2",
              "-Dkit.fault.seeds=1"));
      command.add("-Dbasedir=" + System.getProperty("basedir", ""));
      command.add("-Duser.home=" + System.getProperty("user.home"));
      command.addAll(
          List.of(
              "-cp", System.getProperty("java.class.path"), LocaleProgram.class.getName(), TESTS));
      PROCESSES.add(
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log(place).toFile())
              .start());
    }
  }

  private static Path log(Place place) {
    return work.resolve(place.name());
  }

  @ParameterizedTest
  @EnumSource
  void theTestsPassThere(Place place) throws Exception {
    Process process = PROCESSES.get(place.ordinal());
    assertThat(process.waitFor(MOST_MINUTES, TimeUnit.MINUTES)).isTrue();

    List<String> said = Files.readAllLines(log(place), StandardCharsets.ISO_8859_1);
    assertThat(said).contains(place.tells());
    List<String> failures =
        said.stream().dropWhile(line -> !line.startsWith("Failures (")).toList();
    assertThat(process.exitValue()).as(() -> String.join("\n", failures)).isZero();
    assertThat(said.get(said.size() - 1)).matches("passed: [0-9]{3,}, failed: 0");
  }

  @AfterAll
  static void end() {
    PROCESSES.forEach(Process::destroyForcibly);
  }
}
