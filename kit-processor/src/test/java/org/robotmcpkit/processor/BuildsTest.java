package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compiler;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What builds have to know of the processor: where it is found, and which file comes from which
 * class.
 */
class BuildsTest {
  private static final int FIRST_THAT_HAS_TO_BE_ASKED = 23;

  @TempDir Path folder;

  @Test
  void onTheProcessorPathItIsFoundByEveryCompiler() throws IOException {
    assertThat(generatesWith("-cp", classPath(), "-processorpath", processorPath())).isTrue();
  }

  /** The compiler of JDK 23 and later passes over it and says nothing. */
  @Test
  void onTheClassPathAloneNewerCompilersPassOverIt() throws IOException {
    boolean isOlder = Runtime.version().feature() < FIRST_THAT_HAS_TO_BE_ASKED;

    assertThat(generatesWith("-cp", classPath() + File.pathSeparator + processorPath()))
        .isEqualTo(isOlder);
  }

  @Test
  void onTheClassPathNewerCompilersFindItWhenTheyAreAsked() throws IOException {
    assertThat(
            generatesWith("-proc:full", "-cp", classPath() + File.pathSeparator + processorPath()))
        .isTrue();
  }

  /**
   * Which is what an isolating processor promises to Gradle: a change of a class changes its own
   * files only.
   */
  @Test
  void eachFileComesFromTheClassWithTheToolsAndNoOther() {
    Origins origins = new Origins();
    List<JavaFileObject> sources =
        Stream.of("shapes/Shapes.java", "names/URL.java", "NoPackage.java", "results/Types.java")
            .map(file -> Sources.source("good", Path.of(file)))
            .collect(Collectors.toCollection(ArrayList::new));
    sources.addAll(Sources.support());

    assertThat(Compiler.javac().withProcessors(origins).compile(sources).errors()).isEmpty();

    assertThat(origins.byFile)
        .hasSizeGreaterThan(10)
        .containsEntry("names.URL_DefaultTools", "names.URL.Default")
        .containsEntry("META-INF/robot-mcp-kit/names.URL$Default.tools.json", "names.URL.Default")
        .containsEntry("NoPackageTools", "NoPackage");
    origins.byFile.forEach(
        (file, origin) ->
            assertThat(file.replace("META-INF/robot-mcp-kit/", "").replaceAll("[$_]", "."))
                .startsWith(origin));
  }

  private boolean generatesWith(String... options) throws IOException {
    Path out = Files.createDirectories(folder.resolve("out"));
    Path source = folder.resolve("Sleeper.java");
    Files.writeString(source, Sources.text("good", Path.of("org/robotmcpkit/sample/Sleeper.java")));
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> all = new ArrayList<>(List.of("-d", out.toString(), "-Xlint:-options"));
    all.addAll(List.of(options));
    try (var files = javac.getStandardFileManager(null, null, null)) {
      boolean isFine =
          javac.getTask(messages, files, null, all, null, files.getJavaFileObjects(source)).call();
      assertThat(isFine).as(messages.toString()).isTrue();
    }
    assertThat(out.resolve("org/robotmcpkit/sample/Sleeper.class")).isRegularFile();
    return Files.exists(out.resolve("org/robotmcpkit/sample/SleeperTools.class"));
  }

  /** The class path of these tests without anybody's processors. */
  private static String classPath() {
    return entries()
        .filter(
            entry ->
                Stream.of("lombok", "auto-service", "kit-processor", "javapoet")
                    .noneMatch(entry::contains))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String processorPath() {
    return entries()
        .filter(
            entry ->
                entry.contains("javapoet")
                    || entry.replace('\\', '/').endsWith("kit-processor/target/classes"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Stream<String> entries() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator));
  }

  /** Runs the processor and writes down what it says about the origins of its files. */
  private static final class Origins extends AbstractProcessor {
    final Map<String, String> byFile = new TreeMap<>();
    private final Processor processor = new KitProcessor();

    @Override
    public synchronized void init(ProcessingEnvironment real) {
      super.init(real);
      Filer filer =
          proxy(
              Filer.class,
              real.getFiler(),
              (name, arguments) -> {
                Element[] origins = (Element[]) arguments[arguments.length - 1];
                assertThat(origins).hasSize(1);
                byFile.put(
                    String.valueOf(arguments[name.equals("createResource") ? 2 : 0]),
                    origins[0].toString());
              });
      processor.init(
          (ProcessingEnvironment)
              Proxy.newProxyInstance(
                  BuildsTest.class.getClassLoader(),
                  new Class<?>[] {ProcessingEnvironment.class},
                  (self, method, arguments) ->
                      method.getName().equals("getFiler")
                          ? filer
                          : method.invoke(real, arguments)));
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return processor.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return processor.getSupportedSourceVersion();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      return processor.process(annotations, round);
    }

    private interface Seeing {
      void see(String method, Object[] arguments);
    }

    private static <T> T proxy(Class<T> type, T real, Seeing seeing) {
      return type.cast(
          Proxy.newProxyInstance(
              BuildsTest.class.getClassLoader(),
              new Class<?>[] {type},
              (self, method, arguments) -> {
                seeing.see(method.getName(), arguments);
                try {
                  return method.invoke(real, arguments);
                } catch (InvocationTargetException thrown) {
                  throw thrown.getCause();
                }
              }));
    }
  }
}
