package org.robotmcpkit.verification.reflection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;

/**
 * While a tool is called, read, started and run, neither generated code nor the kit's packages for
 * it use reflection: not by themselves, and not through {@code Enum.valueOf} and the like. An agent
 * in the JDK's own methods sees it.
 */
@Timeout(60)
class NoReflectionTest {
  @TempDir Path folder;

  @Test
  void theSamplesToolsUseNone() throws Exception {
    List<String> says = run("sample");

    assertThat(says).contains("result {\"slept_s\":1.0}", "seen []");
    // Jackson's writing of the result, at least.
    assertThat(Integer.parseInt(after(says, "all "))).isPositive();
  }

  @Test
  void aToolThatLooksSomethingUpIsSeen() throws Exception {
    List<String> says = run("curious");

    String curious = CuriousTools.class.getName();
    assertThat(after(says, "seen ")).contains(curious + ".found", curious + ".unit");
  }

  private List<String> run(String which) throws IOException, InterruptedException {
    String agent = agentJar().toString();
    String classPath =
        String.join(
            File.pathSeparator,
            System.getProperty("kit.sampleJar"),
            placeOf(ReflectionAgent.class),
            placeOf(ClassReader.class));
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-javaagent:" + agent,
                "-cp",
                classPath,
                ReflectionProgram.class.getName(),
                which)
            .redirectErrorStream(true)
            .start();
    try (InputStream out = program.getInputStream()) {
      List<String> says = new String(out.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      assertThat(program.waitFor()).as(says.toString()).isZero();
      return says;
    } finally {
      program.destroyForcibly();
    }
  }

  private static String after(List<String> says, String word) {
    return says.stream()
        .filter(line -> line.startsWith(word))
        .findFirst()
        .orElseThrow()
        .substring(word.length());
  }

  private static String placeOf(Class<?> type) {
    return new File(type.getProtectionDomain().getCodeSource().getLocation().getPath()).toString();
  }

  /** An agent has to be a jar that says what it may do; its classes are on the class path. */
  private Path agentJar() throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.putValue("Premain-Class", ReflectionAgent.class.getName());
    attributes.putValue("Can-Retransform-Classes", "true");
    Path jar = folder.resolve("agent.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out, manifest)) {
      packed.putNextEntry(new JarEntry("empty"));
    }
    return jar;
  }
}
