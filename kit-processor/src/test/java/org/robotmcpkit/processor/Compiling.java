package org.robotmcpkit.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;

/** Compiles sources with the processor, as strictly as a careful user does. */
final class Compiling {
  static final List<String> STRICT = List.of("-Xlint:all,-processing", "-Werror", "-parameters", "--release", "17");

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
    return Compiler.javac().withProcessors(new KitProcessor()).withOptions(options.toArray()).compile(all);
  }

  /** The generated sources by their path. */
  static Map<String, String> generated(Compilation compilation) {
    Map<String, String> generated = new TreeMap<>();
    for (JavaFileObject file : compilation.generatedSourceFiles()) {
      try {
        generated.put(file.getName().replace("/SOURCE_OUTPUT/", ""), file.getCharContent(false).toString());
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
    return generated;
  }
}
