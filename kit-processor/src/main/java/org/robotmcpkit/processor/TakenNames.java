package org.robotmcpkit.processor;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Problem;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.read.HolderReader;

/**
 * Knows which classes this compilation has, so that no generated one takes the name of another.
 *
 * <p>Class files do not count: the one from the build before lies on the class path. Names that
 * differ in case only are the same, as they are to the file systems of macOS and Windows.
 */
final class TakenNames {
  private final Map<String, List<String>> usersOf = new TreeMap<>();

  /** Notes the classes that the user has written. */
  void addSources(Collection<? extends Element> roots) {
    for (Element root : roots) {
      if (root instanceof TypeElement type) {
        add(type.getQualifiedName().toString(), type.getSimpleName().toString());
      }
    }
  }

  /** Notes the class that will be generated for a holder. */
  void addHolder(TypeElement holder) {
    add(HolderReader.toolsName(holder).canonicalName(), spelling(holder));
  }

  /** What else has the name of the class that is generated for the holder. */
  Optional<Problem> problem(TypeElement holder) {
    ClassName name = HolderReader.toolsName(holder);
    String others =
        usersOf.getOrDefault(key(name.canonicalName()), List.of()).stream()
            .filter(user -> !user.equals(spelling(holder)))
            .collect(Collectors.joining(" and "));
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Problem(
                Code.CLASS_NAME,
                "the tools of "
                    + spelling(holder)
                    + " need the class name "
                    + name.simpleName()
                    + ", which "
                    + others
                    + " takes; rename one of them",
                Site.of(holder)));
  }

  private void add(String className, String user) {
    List<String> users = usersOf.computeIfAbsent(key(className), key -> new ArrayList<>());
    if (!users.contains(user)) {
      users.add(user);
    }
  }

  private static String key(String className) {
    return className.toLowerCase(Locale.ROOT);
  }

  private static String spelling(TypeElement holder) {
    return String.join(".", ClassName.get(holder).simpleNames());
  }
}
