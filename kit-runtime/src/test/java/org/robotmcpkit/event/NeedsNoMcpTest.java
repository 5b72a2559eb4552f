package org.robotmcpkit.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

class NeedsNoMcpTest {
  private static final List<String> NEEDED =
      List.of("jackson-", "httpclient5", "httpcore5", "slf4j-", "jspecify", "classes", "kit-annotations");

  @Test
  void loadsAndWorksWithNeitherMcpSdkNorServletContainerNorReactor() throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      String name = Path.of(entry).getFileName().toString();
      if (NEEDED.stream().anyMatch(name::contains)) {
        urls.add(Path.of(entry).toUri().toURL());
      }
    }
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      for (String absent : List.of("io.modelcontextprotocol.spec.McpSchema", "jakarta.servlet.Servlet", "reactor.core.publisher.Mono")) {
        assertThat(isLoadable(absent, NeedsNoMcpTest.class.getClassLoader())).isTrue();
        assertThat(isLoadable(absent, loader)).isFalse();
      }
      Callable<?> probe =
          (Callable<?>)
              loader.loadClass("org.robotmcpkit.event.StandaloneProbe").getDeclaredConstructor().newInstance();
      assertThat(probe.getClass().getClassLoader()).isSameAs(loader);
      assertThat(probe.call()).isEqualTo("ACCEPTED Failed");
    }
  }

  private static boolean isLoadable(String name, ClassLoader loader) {
    try {
      Class.forName(name, false, loader);
      return true;
    } catch (ClassNotFoundException absent) {
      return false;
    }
  }
}
