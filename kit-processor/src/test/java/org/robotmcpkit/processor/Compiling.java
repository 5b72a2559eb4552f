package org.robotmcpkit.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;

/** Compiles sources with the processor, as strictly as a careful user does. */
final class Compiling {
  static final List<String> STRICT =
      List.of("-Xlint:all,-processing", "-Werror", "-parameters", "--release", "17");

  private Compiling() {}

  static Compilation strictly(JavaFileObject... sources) {
    return strictly(List.of(sources));
  }

  static Compilation strictly(Collection<? extends JavaFileObject> sources) {
    return with(STRICT, sources);
  }

  static Compilation with(List<String> options, Collection<? extends JavaFileObject> sources) {
    List<JavaFileObject> all = new ArrayList<>(sources);
    all.addAll(Sources.support());
    return Compiler.javac()
        .withProcessors(new KitProcessor())
        .withOptions(options.toArray())
        .compile(all);
  }

  /** The generated sources by their path. */
  static Map<String, String> generated(Compilation compilation) {
    return texts(compilation.generatedSourceFiles(), "/SOURCE_OUTPUT/");
  }

  /** The generated resources by their path. */
  static Map<String, String> resources(Compilation compilation) {
    return texts(
        compilation.generatedFiles().stream()
            .filter(file -> file.getKind() == JavaFileObject.Kind.OTHER)
            .toList(),
        "/CLASS_OUTPUT/");
  }

  private static Map<String, String> texts(List<JavaFileObject> files, String root) {
    Map<String, String> texts = new TreeMap<>();
    for (JavaFileObject file : files) {
      try (InputStream in = file.openInputStream()) {
        texts.put(
            file.getName().replace(root, ""),
            new String(in.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
    return texts;
  }
}
