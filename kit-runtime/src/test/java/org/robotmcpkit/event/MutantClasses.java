package org.robotmcpkit.event;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The classes of the kit with those of a mutant among them, and the simulations and checks that run
 * on these: compiled in memory, loaded here first and from nowhere else.
 */
public final class MutantClasses extends ClassLoader {
  private static final String KIT = "org.robotmcpkit.";

  private final Map<String, byte[]> mutated;

  private MutantClasses(Map<String, byte[]> mutated) {
    super(MutantClasses.class.getClassLoader());
    this.mutated = mutated;
  }

  /**
   * The classes; an {@link AssertionError} says which snippet is not there any more, or what does
   * not compile.
   */
  public static MutantClasses of(Mutant mutant) throws IOException {
    Map<String, String> sources = new LinkedHashMap<>();
    for (Mutant.Edit edit : mutant.edits()) {
      String source = sources.get(edit.file());
      sources.put(edit.file(), edited(mutant, edit, source == null ? read(edit.file()) : source));
    }
    return new MutantClasses(compile(mutant, sources));
  }

  private static String read(String file) throws IOException {
    String module = System.getProperty("basedir", "");
    Path root =
        Path.of(
            System.getProperty(
                "kit.main.sources", Path.of(module, "src", "main", "java").toString()));
    Path path = root.resolve("org/robotmcpkit").resolve(file);
    if (!Files.isRegularFile(path)) {
      throw new AssertionError(
          "There is no "
              + path.toAbsolutePath()
              + ": run the test in the module, or name its sources with -Dkit.main.sources.");
    }
    return Files.readString(path);
  }

  private static String edited(Mutant mutant, Mutant.Edit edit, String source) {
    Matcher place = anyLayoutOf(edit.snippet()).matcher(source);
    boolean there = place.find();
    if (!there || place.find()) {
      throw new AssertionError(
          "The mutant \""
              + mutant.breaks()
              + "\" replaces a piece of "
              + edit.file()
              + " that is "
              + (there ? "there more than once" : "not there any more")
              + "; write it anew for the source as it is:\n"
              + edit.snippet());
    }
    return place.reset().replaceFirst(Matcher.quoteReplacement(edit.replacement()));
  }

  /** How lines are broken is the formatter's affair. */
  private static Pattern anyLayoutOf(String snippet) {
    return Pattern.compile(
        snippet
            .replaceAll("\\s", "")
            .chars()
            .mapToObj(c -> Pattern.quote(String.valueOf((char) c)))
            .collect(Collectors.joining("\\s*")));
  }

  private static Map<String, byte[]> compile(Mutant mutant, Map<String, String> sources)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Map<String, ByteArrayOutputStream> classes = new HashMap<>();
    List<JavaFileObject> units = new ArrayList<>();
    sources.forEach((file, text) -> units.add(source(file, text)));
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of(
              "-proc:none",
              "-nowarn",
              "-classpath",
              System.getProperty("java.class.path"),
              "--release",
              "17");
      boolean compiled =
          compiler
              .getTask(null, inMemory(files, classes), diagnostics, options, null, units)
              .call();
      if (!compiled) {
        throw new AssertionError(
            "The mutant \"" + mutant.breaks() + "\" does not compile: " + errors(diagnostics));
      }
    }
    Map<String, byte[]> bytes = new HashMap<>();
    classes.forEach((name, out) -> bytes.put(name, out.toByteArray()));
    return bytes;
  }

  private static List<String> errors(DiagnosticCollector<JavaFileObject> diagnostics) {
    return diagnostics.getDiagnostics().stream()
        .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
        .map(one -> one.getLineNumber() + ": " + one.getMessage(null))
        .toList();
  }

  private static JavaFileObject source(String file, String text) {
    return new SimpleJavaFileObject(
        URI.create("memory:///org/robotmcpkit/" + file), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
      }
    };
  }

  private static JavaFileManager inMemory(
      StandardJavaFileManager files, Map<String, ByteArrayOutputStream> classes) {
    return new ForwardingJavaFileManager<JavaFileManager>(files) {
      @Override
      public JavaFileObject getJavaFileForOutput(
          Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(
            URI.create("memory:///" + className.replace('.', '/') + kind.extension), kind) {
          @Override
          public OutputStream openOutputStream() {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            classes.put(className, out);
            return out;
          }
        };
      }
    };
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(KIT)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? define(name) : known;
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    byte[] bytes = mutated.get(name);
    if (bytes == null) {
      try (InputStream original =
          getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (original == null) {
          throw new ClassNotFoundException(name);
        }
        bytes = original.readAllBytes();
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
    return defineClass(name, bytes, 0, bytes.length);
  }
}
