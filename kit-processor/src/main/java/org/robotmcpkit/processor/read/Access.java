package org.robotmcpkit.processor.read;

import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Says whether a class in the holder's package can reach a declaration. */
final class Access {
  private Access() {}

  /**
   * The first declaration, walking outwards, that keeps the holder's package from naming the type.
   */
  static Optional<Element> obstacle(TypeElement type, TypeElement holder, Env env) {
    boolean isSamePackage =
        env.elements().getPackageOf(type).equals(env.elements().getPackageOf(holder));
    for (Element around = type;
        around instanceof TypeElement;
        around = around.getEnclosingElement()) {
      Set<Modifier> modifiers = around.getModifiers();
      if (modifiers.contains(Modifier.PRIVATE)
          || (!isSamePackage && !modifiers.contains(Modifier.PUBLIC))) {
        return Optional.of(around);
      }
    }
    return Optional.empty();
  }

  /**
   * Whether a class in the holder's package can call a method or constructor, or assign a field, of
   * a class it sees.
   */
  static boolean isReachable(Element member, Notes notes) {
    Elements elements = notes.env().elements();
    boolean isSamePackage =
        elements.getPackageOf(member).equals(elements.getPackageOf(notes.holder()));
    Set<Modifier> modifiers = member.getModifiers();
    return modifiers.contains(Modifier.PUBLIC)
        || (isSamePackage && !modifiers.contains(Modifier.PRIVATE));
  }

  /** Whether everybody can see the type. */
  static boolean isPublic(TypeElement type) {
    for (Element around = type;
        around instanceof TypeElement;
        around = around.getEnclosingElement()) {
      if (!around.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  static String visibility(Element declaration) {
    if (declaration.getModifiers().contains(Modifier.PRIVATE)) {
      return "private";
    }
    return declaration.getModifiers().contains(Modifier.PROTECTED) ? "protected" : "not public";
  }
}
