package org.robotmcpkit.verification.compile;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * How much time annotation processors add to a compilation in a warm javac: each compiles sources
 * of its own kind, with and without its processor in turn, all generators in turn, and the medians
 * of the differences are printed.
 *
 * <p>Arguments: the folder of the peers' jars, with one folder for each; the number of rounds; the
 * numbers of methods.
 */
final class CompileTimeProgram {
  private static final int WARM_UPS = 12;

  /**
   * A compilation has one thread; its own time says more than the clock, which others' work moves
   * too.
   */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CompileTimeProgram() {}

  public static void main(String[] args) throws Exception {
    Path peers = Path.of(args[0]);
    int rounds = Integer.parseInt(args[1]);
    List<Generator> generators =
        List.of(
            Generator.kit(),
            Generator.avaje(peers.resolve("avaje")),
            Generator.picocli(peers.resolve("picocli")));
    System.out.println("java " + Runtime.version() + ", " + rounds + " rounds in turn, medians");
    for (String methods : Arrays.asList(args).subList(2, args.length)) {
      measure(generators, Integer.parseInt(methods), rounds);
    }
  }

  private static void measure(List<Generator> generators, int methods, int rounds)
      throws IOException {
    Map<Generator, List<double[]>> times = new LinkedHashMap<>();
    for (int round = -WARM_UPS; round < rounds; round++) {
      for (Generator generator : generators) {
        List<JavaFileObject> sources = sources(generator, methods);
        boolean isPlainFirst = round % 2 == 0;
        double first = compile(generator, sources, isPlainFirst);
        double second = compile(generator, sources, !isPlainFirst);
        if (round >= 0) {
          double plain = isPlainFirst ? first : second;
          double with = isPlainFirst ? second : first;
          times
              .computeIfAbsent(generator, any -> new ArrayList<>())
              .add(new double[] {plain, with, with - plain});
        }
      }
    }
    double kit = median(times.get(generators.get(0)), 2);
    for (Map.Entry<Generator, List<double[]>> entry : times.entrySet()) {
      double plain = median(entry.getValue(), 0);
      double with = median(entry.getValue(), 1);
      double extra = median(entry.getValue(), 2);
      System.out.println(
          String.format(
              Locale.ROOT,
              "%s %d methods: plain %.1f ms, with %.1f ms (x%.2f), extra %.1f ms, extra_us_per_method %.0f, x%.2f of the kit",
              entry.getKey().name(),
              methods,
              plain,
              with,
              with / plain,
              extra,
              1000 * extra / methods,
              extra / kit));
    }
  }

  private static double median(List<double[]> rows, int column) {
    double[] values = rows.stream().mapToDouble(row -> row[column]).sorted().toArray();
    return values[values.length / 2];
  }

  private static double compile(Generator generator, List<JavaFileObject> sources, boolean isPlain)
      throws IOException {
    Path output = Files.createTempDirectory("kit-compile");
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    long begin = THREADS.getCurrentThreadCpuTime();
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(problems, Locale.ROOT, StandardCharsets.UTF_8)) {
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, generator.jars());
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
      files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
      List<String> options =
          isPlain ? List.of("-proc:none", "--release", "17") : List.of("--release", "17");
      JavaCompiler.CompilationTask task =
          javac.getTask(new StringWriter(), files, problems, options, null, sources);
      if (!isPlain) {
        List<Processor> processors = generator.newProcessors();
        task.setProcessors(processors);
      }
      if (!task.call()) {
        throw new IllegalStateException(generator.name() + ": " + problems.getDiagnostics());
      }
    }
    double millis = (THREADS.getCurrentThreadCpuTime() - begin) / 1e6;
    clean(output);
    return millis;
  }

  private static void clean(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
        Files.delete(file);
      }
    }
  }

  private static List<JavaFileObject> sources(Generator generator, int methods) {
    int classes = Math.max(1, methods / Generator.METHODS_IN_A_CLASS);
    return IntStream.range(0, classes)
        .<JavaFileObject>mapToObj(number -> new Source(generator, number))
        .toList();
  }

  /** A source in memory. */
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(Generator generator, int number) {
      super(URI.create("string:///robots/Robot" + number + ".java"), Kind.SOURCE);
      text = generator.source().apply(number);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
