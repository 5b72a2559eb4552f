package org.robotmcpkit.verification.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * The sample's build names the processor twice: on the processor path, and as a dependency, since
 * Maven makes no edge of the former in the order of modules.
 */
class ReactorTest {
  @Test
  void whatIsOnTheProcessorPathIsBuiltBeforeTheSample() {
    Pom sample = Pom.of("sample-sleeper/pom.xml");

    assertThat(sample.texts("//annotationProcessorPaths/path/artifactId"))
        .containsExactly("kit-processor");
    assertThat(
            sample.texts(
                "/project/dependencies/dependency[scope='provided' and optional='true']/artifactId"))
        .containsExactly("kit-processor");
  }
}
