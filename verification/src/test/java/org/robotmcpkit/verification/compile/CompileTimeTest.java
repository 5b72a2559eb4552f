package org.robotmcpkit.verification.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the processor adds to a compilation; run it on a machine that does nothing else. */
@Tag("load")
@Timeout(300)
class CompileTimeTest {
  private static final double MOST_MICROS_PER_METHOD = 300;
  private static final double MOST_MICROS_FOR_TEN = 10 * 5000;

  @Test
  void theProcessorAddsLessTimeThanItsPeers() throws Exception {
    Process program =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-cp",
                System.getProperty("java.class.path"),
                CompileTimeProgram.class.getName(),
                System.getProperty("kit.peers"),
                "15",
                "1000",
                "10")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader says =
        new BufferedReader(
            new InputStreamReader(program.getInputStream(), StandardCharsets.UTF_8))) {
      List<String> lines = says.lines().toList();
      lines.forEach(System.out::println);

      assertThat(micros(lines, "kit-processor 1000")).isLessThanOrEqualTo(MOST_MICROS_PER_METHOD);
      assertThat(micros(lines, "kit-processor 10 ") * 10).isLessThanOrEqualTo(MOST_MICROS_FOR_TEN);
      assertThat(micros(lines, "kit-processor 1000")).isLessThan(micros(lines, "avaje-http 1000"));
      assertThat(micros(lines, "kit-processor 1000")).isLessThan(micros(lines, "picocli 1000"));
    } finally {
      program.destroyForcibly();
    }
  }

  private static double micros(List<String> lines, String begin) {
    String line = lines.stream().filter(one -> one.startsWith(begin)).findFirst().orElseThrow();
    Matcher matcher = Pattern.compile("extra_us_per_method (-?\\d+)").matcher(line);
    assertThat(matcher.find()).as(line).isTrue();
    return Double.parseDouble(matcher.group(1));
  }
}
