package org.robotmcpkit.verification.compile;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;

/**
 * An annotation processor under measurement, with sources of the kind that it is made for.
 *
 * @param name what it is called in the table
 * @param origin how the names of its processors begin
 * @param jars the compilation's class path, and the processors' too
 * @param processors the loader of its processors; one for all rounds, so that they stay warm
 * @param source the class of that number: ten methods of three parameters each
 */
record Generator(
    String name,
    String origin,
    List<Path> jars,
    ClassLoader processors,
    IntFunction<String> source) {
  static final int METHODS_IN_A_CLASS = 10;

  /** The kit, from the class path of this program. */
  static Generator kit() {
    List<Path> jars =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    return new Generator(
        "kit-processor",
        "org.robotmcpkit.",
        jars,
        Generator.class.getClassLoader(),
        Generator::robot);
  }

  static Generator avaje(Path jars) {
    return of("avaje-http", "io.avaje.http.", jars, Generator::controller);
  }

  static Generator picocli(Path jars) {
    return of("picocli", "picocli.", jars, Generator::command);
  }

  private static Generator of(String name, String origin, Path folder, IntFunction<String> source) {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> jars = files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
      List<URL> urls = new ArrayList<>();
      for (Path jar : jars) {
        urls.add(jar.toUri().toURL());
      }
      ClassLoader loader =
          new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
      return new Generator(name, origin, jars, loader, source);
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  /** New instances of the processors. */
  List<Processor> newProcessors() {
    return ServiceLoader.load(Processor.class, processors).stream()
        .filter(found -> found.type().getName().startsWith(origin))
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  private static String robot(int number) {
    return """
        package robots;
        import org.robotmcpkit.annotation.*;
        /** A robot. */
        public class Robot%d {
        %s}
        """
        .formatted(
            number,
            methods(
                """
          /**
           * Drives to a place at a given speed and waits there.
           *
           * @param place where to drive
           * @param distanceM how far to drive, in metres
           * @param times how often to do it
           */
          @LongRunningTool(name = "robot%1$d_drive_%2$d", est = "60s", effect = Effect.REVERSIBLE)
          public String drive%2$d(String place, double distanceM, int times) { return place + distanceM + times; }
        """,
                number));
  }

  private static String controller(int number) {
    return """
        package robots;
        import io.avaje.http.api.*;
        /** A robot. */
        @Controller("/robot%d")
        public class Robot%d {
        %s}
        """
        .formatted(
            number,
            number,
            methods(
                """
          /**
           * Drives to a place at a given speed and waits there.
           *
           * @param place where to drive
           * @param distanceM how far to drive, in metres
           * @param times how often to do it
           */
          @Get("/drive%2$d")
          public String drive%2$d(@QueryParam String place, @QueryParam double distanceM, @QueryParam int times) { return place + distanceM + times; }
        """,
                number));
  }

  private static String command(int number) {
    return """
        package robots;
        import picocli.CommandLine.*;
        /** A robot. */
        @Command(name = "robot%d")
        public class Robot%d {
        %s}
        """
        .formatted(
            number,
            number,
            methods(
                """
          /** Drives to a place at a given speed and waits there. */
          @Command(name = "drive%2$d", description = "Drives to a place at a given speed and waits there.")
          public int drive%2$d(
              @Option(names = "--place", description = "where to drive") String place,
              @Option(names = "--distance", description = "how far to drive, in metres") double distanceM,
              @Option(names = "--times", description = "how often to do it") int times) { return times; }
        """,
                number));
  }

  private static String methods(String method, int number) {
    return Stream.iterate(0, index -> index + 1)
        .limit(METHODS_IN_A_CLASS)
        .map(index -> method.formatted(number, index))
        .collect(Collectors.joining());
  }
}
