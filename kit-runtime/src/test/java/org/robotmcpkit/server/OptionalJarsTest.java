package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What the POM calls optional can be left out. */
class OptionalJarsTest {
  private static URL[] withoutOptionalJars() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(
            entry -> !entry.getFileName().toString().matches("(micrometer|opentelemetry)-.*\\.jar"))
        .map(OptionalJarsTest::url)
        .toArray(URL[]::new);
  }

  private static URL url(Path entry) {
    try {
      return entry.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static Object run(ClassLoader bare) throws ReflectiveOperationException {
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(bare); // where the SDK looks for its services
    try {
      return bare.loadClass(BareProgram.class.getName()).getMethod("run").invoke(null);
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  @Test
  void aServerStartsAndRunsTasksWithoutThem() throws Exception {
    try (URLClassLoader bare =
        new URLClassLoader(withoutOptionalJars(), ClassLoader.getPlatformClassLoader())) {
      assertThatThrownBy(() -> bare.loadClass("io.micrometer.core.instrument.MeterRegistry"))
          .isInstanceOf(ClassNotFoundException.class);
      assertThatThrownBy(() -> bare.loadClass("io.opentelemetry.context.Context"))
          .isInstanceOf(ClassNotFoundException.class);

      assertThat(run(bare)).isEqualTo("succeeded in 4bf92f3577b34da6a3ce929d0e0e4736");
    }
  }
}
