package org.robotmcpkit.menu;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.UnreadableJsonException;

/** Finds and reads the files that the processor writes beside classes with tools. */
final class MenuFiles {
  static final String FOLDER = "META-INF/robot-mcp-kit/";
  private static final String SUFFIX = ".tools.json";

  private MenuFiles() {}

  /** The folders and jars of the class path, those that only the class loader knows of included. */
  static Set<Path> classPath() throws IOException {
    Set<Path> roots = new LinkedHashSet<>();
    for (String entry :
        System.getProperty("java.class.path", "").split(java.io.File.pathSeparator, -1)) {
      Path root = Path.of(entry);
      if (!entry.isEmpty() && Files.exists(root)) {
        roots.add(root.toRealPath());
      }
    }
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    ClassLoader loader = context == null ? MenuFiles.class.getClassLoader() : context;
    for (URL folder : Collections.list(loader.getResources(FOLDER))) {
      roots.add(rootOf(folder).toRealPath());
    }
    return roots;
  }

  private static Path rootOf(URL folder) throws IOException {
    try {
      if (folder.openConnection() instanceof JarURLConnection jar) {
        return Path.of(jar.getJarFileURL().toURI());
      }
      return Path.of(new URI(folder.toString())).resolve("../..").normalize();
    } catch (URISyntaxException | IllegalArgumentException unknown) {
      throw new IOException("the class path has a part that cannot be read: " + folder, unknown);
    }
  }

  /**
   * What is in the menus of these folders and jars, sorted; the same entry of the same class counts
   * once.
   */
  static List<MenuEntry> entriesIn(Iterable<Path> roots) throws IOException {
    Set<MenuEntry> entries = new LinkedHashSet<>();
    for (Path root : roots) {
      entries.addAll(entriesIn(root));
    }
    return entries.stream().sorted(MenuEntry.ORDER).toList();
  }

  private static List<MenuEntry> entriesIn(Path root) throws IOException {
    List<MenuEntry> entries = new ArrayList<>();
    if (Files.isDirectory(root)) {
      Path folder = root.resolve(FOLDER);
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.list(folder)) {
          for (Path file : files.filter(file -> file.toString().endsWith(SUFFIX)).toList()) {
            entries.addAll(entries(file.toString(), Files.readAllBytes(file)));
          }
        }
      }
    } else {
      try (JarFile jar = new JarFile(root.toFile())) {
        for (JarEntry entry : Collections.list(jar.entries())) {
          if (entry.getName().startsWith(FOLDER) && entry.getName().endsWith(SUFFIX)) {
            entries.addAll(
                entries(root + "!/" + entry.getName(), jar.getInputStream(entry).readAllBytes()));
          }
        }
      }
    }
    return entries;
  }

  /** What is in a menu, or in a lock, in which each entry says its class. */
  static List<MenuEntry> entries(String file, byte[] json) throws IOException {
    try {
      Map<String, Object> menu = Json.readObject(json);
      if (isListOfObjects(menu.get("tools"))
          && isListOfObjects(menu.getOrDefault("resources", List.of()))) {
        List<MenuEntry> entries = new ArrayList<>();
        objects(menu, "tools")
            .forEach(tool -> entries.add(MenuEntry.tool(holder(menu, tool), tool)));
        objects(menu, "resources")
            .forEach(one -> entries.add(MenuEntry.resource(holder(menu, one), one)));
        return entries;
      }
    } catch (UnreadableJsonException unreadable) {
      throw new IOException(file + " cannot be read: " + unreadable.getMessage(), unreadable);
    }
    throw new IOException(file + " cannot be read: it has no list of tools");
  }

  private static boolean isListOfObjects(@Nullable Object value) {
    return value instanceof List<?> all && all.stream().allMatch(Map.class::isInstance);
  }

  private static List<Map<?, ?>> objects(Map<String, Object> menu, String member) {
    List<Map<?, ?>> objects = new ArrayList<>();
    if (menu.get(member) instanceof List<?> all) {
      all.forEach(one -> objects.add((Map<?, ?>) one));
    }
    return objects;
  }

  private static String holder(Map<String, Object> menu, Map<?, ?> entry) {
    Object own = entry.get("class");
    return String.valueOf(own == null ? menu.get("class") : own);
  }
}
