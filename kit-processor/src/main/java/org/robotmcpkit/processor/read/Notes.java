package org.robotmcpkit.processor.read;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Problem;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.check.Sites;
import org.robotmcpkit.processor.model.Type;

/**
 * What is noted while one holder is read: problems, places, and what the compiler would warn about.
 */
final class Notes {
  private final Env env;
  private final TypeElement holder;
  private final Sites sites = new Sites();
  private final Set<Problem> problems = new LinkedHashSet<>();
  private final Map<Instance, Type.ObjectOf> objects = new HashMap<>();
  private final Set<String> lints = new TreeSet<>();

  Notes(Env env, TypeElement holder) {
    this.env = env;
    this.holder = holder;
  }

  Env env() {
    return env;
  }

  Sites sites() {
    return sites;
  }

  List<Problem> problems() {
    return List.copyOf(problems);
  }

  Set<String> lints() {
    return lints;
  }

  TypeElement holder() {
    return holder;
  }

  /** The objects that have been met so far; a type that leads back to itself finds itself here. */
  Map<Instance, Type.ObjectOf> objects() {
    return objects;
  }

  /** Notes a problem; the same one at the same place only once. */
  void problem(Code code, String sentence, Site site) {
    problems.add(new Problem(code, sentence, site));
  }

  /** Notes that generated code names the type: whether it can, and what the compiler will say. */
  void named(TypeElement type, Site site) {
    lints.addAll(Lints.of(type, env));
    Access.obstacle(type, holder, env)
        .filter(obstacle -> !isAround(obstacle, holder))
        .ifPresent(
            obstacle ->
                problem(
                    Code.UNREACHABLE,
                    obstacle.getSimpleName()
                        + " is "
                        + Access.visibility(obstacle)
                        + ", so generated code cannot name it; make it visible to "
                        + holder.getSimpleName()
                        + "'s package",
                    site));
  }

  /**
   * Where a method, or a parameter of one, is; an inherited one in another file is told at the
   * holder.
   */
  Site siteOf(Element declaration) {
    Element method =
        declaration instanceof VariableElement ? declaration.getEnclosingElement() : declaration;
    return isInSameFile(method)
        ? Site.of(declaration)
        : Site.of(holder)
            .standingFor(
                method.getSimpleName()
                    + "() inherited from "
                    + method.getEnclosingElement().getSimpleName());
  }

  /**
   * Whether the declaration stands in the same file as the holder, and so has Javadoc and
   * positions.
   */
  boolean isInSameFile(Element declaration) {
    return outermost(declaration).equals(outermost(holder));
  }

  /** Whether the declaration is the holder or encloses it, and so is told of already. */
  private static boolean isAround(Element declaration, Element inner) {
    return inner != null
        && (declaration.equals(inner) || isAround(declaration, inner.getEnclosingElement()));
  }

  private static Element outermost(Element declaration) {
    Element outer = declaration;
    while (outer.getEnclosingElement() instanceof TypeElement around) {
      outer = around;
    }
    return outer;
  }
}
