package org.robotmcpkit.verification;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles as a user's build does: with the kit's processor and on the kit's class path. */
final class KitCompiler {
  private KitCompiler() {}

  /**
   * What the compiler says of the sources; classes and generated sources go to the folder.
   *
   * @param sources files, or what {@link #source} makes
   */
  static List<String> problems(
      JavaCompiler compiler, Iterable<? extends JavaFileObject> sources, Path output) {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, UTF_8)) {
      files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(output.toFile()));
      files.setLocation(StandardLocation.SOURCE_OUTPUT, List.of(output.toFile()));
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              said,
              files,
              found,
              List.of("--release", "17", "-classpath", System.getProperty("java.class.path")),
              null,
              sources);
      task.setProcessors(List.of(processor()));
      boolean compiled = task.call();
      List<String> problems = new ArrayList<>();
      for (Diagnostic<? extends JavaFileObject> problem : found.getDiagnostics()) {
        problems.add(problem.getLineNumber() + ": " + problem.getMessage(Locale.ROOT));
      }
      if (!compiled && problems.isEmpty()) {
        problems.add("The compiler says nothing but: " + said);
      }
      return problems;
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /** The same with the JDK's own compiler. */
  static List<String> problems(String className, String source, Path output) {
    return problems(
        ToolProvider.getSystemJavaCompiler(), List.of(source(className, source)), output);
  }

  /** A text as the source of a class. */
  static JavaFileObject source(String className, String text) {
    return new SimpleJavaFileObject(
        URI.create("string:///" + className.replace('.', '/') + ".java"),
        JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  private static Processor processor() {
    return ServiceLoader.load(Processor.class).stream()
        .filter(found -> found.type().getName().startsWith("org.robotmcpkit."))
        .findFirst()
        .orElseThrow()
        .get();
  }
}
