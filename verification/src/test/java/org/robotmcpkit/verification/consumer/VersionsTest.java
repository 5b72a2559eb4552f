package org.robotmcpkit.verification.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The kit's versions stand alike in all POMs that users see or copy. */
class VersionsTest {
  private static final Pom PARENT = Pom.of("pom.xml");
  private static final Pom BOM = Pom.of("kit-bom/target/published-pom.xml");

  /** Whoever imports the BOM gets what it names, and nothing of the kit's own build. */
  @Test
  void theBomIsPublishedWithItsVersionsAndWithoutItsParent() {
    assertThat(BOM.texts("/project/parent | /project/build")).isEmpty();
    assertThat(BOM.version()).isEqualTo(PARENT.version());
    assertThat(BOM.properties()).isNotEmpty();
    assertThat(PARENT.properties()).containsAllEntriesOf(BOM.properties());
    assertThat(BOM.texts("//dependency/version"))
        .allMatch(
            version ->
                version.equals("${project.version}")
                    || BOM.properties().containsKey(version.replaceAll("[${}]", "")));
  }

  @Test
  void theBomManagesTheModulesAndWhatTheRuntimeNeeds() {
    List<String> needed =
        new ArrayList<>(List.of("kit-annotations", "kit-processor", "kit-runtime"));
    needed.addAll(
        Pom.of("kit-runtime/pom.xml")
            .texts("/project/dependencies/dependency[not(scope)]/artifactId"));
    // managed by the BOMs of their projects
    needed.replaceAll(
        artifact ->
            Map.of(
                    "jackson-databind", "jackson-bom",
                    "slf4j-api", "slf4j-bom",
                    "micrometer-core", "micrometer-bom",
                    "opentelemetry-api", "opentelemetry-bom")
                .getOrDefault(artifact, artifact));

    assertThat(BOM.texts("//dependency/artifactId")).containsAll(needed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "template/pom.xml",
        "verification/src/test/consumers/plain/pom.xml",
        "verification/src/test/consumers/module/pom.xml",
        "verification/src/test/consumers/lombok/pom.xml",
        "verification/src/test/consumers/silent/pom.xml",
        "verification/src/test/consumers/asked/pom.xml"
      })
  void aUsersPomHasTheVersionsOfTheKit(String file) {
    Pom user = Pom.of(file);

    List<String> kits =
        user.texts("//*[groupId='org.robotmcpkit']/version[not(contains(., '$'))] | //kit.version");
    assertThat(kits).isNotEmpty().containsOnly(PARENT.version());
    assertThat(user.plugins()).isNotEmpty();
    assertThat(PARENT.plugins()).containsAllEntriesOf(user.plugins());
    assertThat(user.texts("//dependency[artifactId='junit-jupiter']/version"))
        .allMatch(PARENT.properties().get("junit.version")::equals);
    assertThat(user.texts("//dependency[artifactId='lombok']/version"))
        .allMatch(PARENT.properties().get("lombok.version")::equals);
  }
}
