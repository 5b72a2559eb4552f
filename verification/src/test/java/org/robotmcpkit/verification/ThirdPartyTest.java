package org.robotmcpkit.verification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever gets a jar with code of others gets their licences with it. */
class ThirdPartyTest {
  private static final String FOLDER = "META-INF/licenses/";
  private static final Pattern COORDINATES = Pattern.compile("META-INF/maven/.*/pom\\.properties");
  private static final Pattern LICENSE = Pattern.compile("^ +\\((.+?)\\) (?:\\((.+?)\\) )?.* \\(");

  @ParameterizedTest
  @ValueSource(strings = {"kit.sampleJar", "kit.kitJar"})
  void anExecutableJarNamesTheLicenceOfAllThatIsInIt(String jar) throws IOException {
    try (ZipFile file = new ZipFile(System.getProperty(jar))) {
      String list = text(file, FOLDER + "THIRD-PARTY.txt");

      assertThat(foreign(file))
          .hasSizeGreaterThan(15)
          .allSatisfy(one -> assertThat(list).contains(one));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"kit.sampleJar", "kit.kitJar"})
  void anExecutableJarHasTheTextOfEachLicenceItNames(String jar) throws IOException {
    try (ZipFile file = new ZipFile(System.getProperty(jar))) {
      List<MatchResult> lines =
          text(file, FOLDER + "THIRD-PARTY.txt")
              .lines()
              .flatMap(line -> LICENSE.matcher(line).results())
              .toList();

      assertThat(lines)
          .hasSizeGreaterThan(15)
          .allSatisfy(
              line ->
                  assertThat(Stream.of(1, 2).map(line::group))
                      .as(line.group())
                      .anyMatch(name -> file.getEntry(FOLDER + name + ".txt") != null));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"kit.sampleJar", "kit.kitJar"})
  void anExecutableJarKeepsWhatDependenciesSayOfTheirAuthors(String jar) throws IOException {
    try (ZipFile file = new ZipFile(System.getProperty(jar))) {
      assertThat(text(file, FOLDER + "slf4j-api/LICENSE.txt")).contains("QOS.ch");
      assertThat(text(file, FOLDER + "httpclient5/NOTICE")).contains("Apache HttpClient");
      assertThat(text(file, FOLDER + "jackson-core/FastDoubleParser-LICENSE")).contains("Werner");
      assertThat(text(file, FOLDER + "MIT.txt")).contains("Copyright");
    }
  }

  @Test
  void theProcessorHasTheLicenceOfTheJavaPoetInIt() throws IOException {
    Path folder = Path.of(System.getProperty("kit.root"), "kit-processor", "target");
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "kit-processor-*.jar")) {
      for (Path jar : jars) {
        try (ZipFile file = new ZipFile(jar.toFile())) {
          assertThat(file.stream().map(ZipEntry::getName))
              .anyMatch(name -> name.contains("/shaded/javapoet/"));
          assertThat(text(file, FOLDER + "javapoet.txt"))
              .contains("Square")
              .contains("Apache-2.0.txt");
          assertThat(text(file, FOLDER + "Apache-2.0.txt")).contains("Version 2.0, January 2004");
        }
      }
    }
  }

  /** What of others is in a jar, as {@code group:artifact:version}. */
  private static List<String> foreign(ZipFile file) {
    return file.stream()
        .filter(entry -> COORDINATES.matcher(entry.getName()).matches())
        .map(entry -> coordinates(file, entry))
        .filter(one -> !one.startsWith("org.robotmcpkit:"))
        .toList();
  }

  private static String coordinates(ZipFile file, ZipEntry entry) {
    Properties properties = new Properties();
    try (InputStream in = file.getInputStream(entry)) {
      properties.load(in);
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
    return Stream.of("groupId", "artifactId", "version")
        .map(properties::getProperty)
        .reduce((one, other) -> one + ":" + other)
        .orElseThrow();
  }

  private static String text(ZipFile file, String name) throws IOException {
    ZipEntry entry = file.getEntry(name);
    assertThat(entry).as(name).isNotNull();
    try (InputStream in = file.getInputStream(entry)) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
