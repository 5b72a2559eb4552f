package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a named module the marker for generated code is used only if the module reads it. */
class ModuleTest {
  private static final String KIT =
      "requires org.robotmcpkit.annotation; requires org.robotmcpkit.runtime;";

  private static final String HOLDER =
      """
      package demo;

      import org.robotmcpkit.annotation.Effect;
      import org.robotmcpkit.annotation.LongRunningTool;

      class Holder {
        /** Does nothing. */
        @LongRunningTool(effect = Effect.READS)
        void nothing() {}
      }
      """;

  @Test
  void aModuleThatDoesNotReadTheMarkerGetsNone(@TempDir Path directory) throws IOException {
    assertThat(generatedIn("module demo { " + KIT + " }", directory)).doesNotContain("Generated");
  }

  @Test
  void aModuleThatReadsTheMarkerGetsIt(@TempDir Path directory) throws IOException {
    assertThat(generatedIn("module demo { " + KIT + " requires static java.compiler; }", directory))
        .contains("@Generated");
  }

  private static String generatedIn(String module, Path directory) throws IOException {
    Path moduleInfo = Files.writeString(directory.resolve("module-info.java"), module);
    Path holder =
        Files.writeString(
            Files.createDirectory(directory.resolve("demo")).resolve("Holder.java"), HOLDER);
    String modulePath = modulePath(Files.createDirectory(directory.resolve("modules")));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (var files = javac.getStandardFileManager(null, null, null)) {
      var task =
          javac.getTask(
              messages,
              files,
              null,
              // The marker exists in any case; whether the module reads it is the question.
              List.of(
                  "-d", directory.toString(), "-p", modulePath, "--add-modules", "java.compiler"),
              null,
              files.getJavaFileObjects(moduleInfo, holder));
      task.setProcessors(List.of(new KitProcessor()));
      assertThat(task.call()).as(messages.toString()).isTrue();
    }
    return Files.readString(directory.resolve("demo/HolderTools.java"));
  }

  /**
   * Annotations and runtime as modules: in a build they are jars, or folders that have not been
   * packed yet.
   */
  private static String modulePath(Path directory) throws IOException {
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      for (String part : List.of("annotation", "runtime")) {
        if (entry.contains("kit-" + part) && Files.isDirectory(Path.of(entry))) {
          pack(Path.of(entry), "org.robotmcpkit." + part, directory.resolve(part + ".jar"));
        } else if (entry.contains("kit-" + part)) {
          Files.copy(Path.of(entry), directory.resolve(part + ".jar"));
        }
      }
    }
    assertThat(Arrays.asList(directory.toFile().list())).hasSize(2);
    return directory.toString();
  }

  private static void pack(Path classes, String moduleName, Path jar) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Automatic-Module-Name", moduleName);
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out, manifest);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = classes.relativize(file).toString();
        if (!name.startsWith("META-INF")) {
          packed.putNextEntry(new JarEntry(name));
          Files.copy(file, packed);
        }
      }
    }
  }
}
