package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Resource;
import org.robotmcpkit.processor.model.Tool;

/** Reads a class that has tools. */
public final class HolderReader {
  private static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");

  /** The classes of {@code java.lang} that generated code can name. */
  private static final List<String> OF_JAVA_LANG =
      List.of(
          "Boolean",
          "Byte",
          "Character",
          "Double",
          "Float",
          "Integer",
          "Long",
          "Math",
          "Override",
          "Short",
          "String",
          "SuppressWarnings");

  private final Env env;

  /** A reader. */
  public HolderReader(Env env) {
    this.env = env;
  }

  /**
   * The class that an annotation makes a holder; none if it only passes its tools on to those that
   * extend it.
   */
  public static Optional<TypeElement> holderOf(Element annotated) {
    if (annotated instanceof TypeElement holder) {
      return Optional.of(holder);
    }
    TypeElement around = (TypeElement) annotated.getEnclosingElement();
    boolean isForOthers =
        !around.getTypeParameters().isEmpty() && around.getModifiers().contains(Modifier.ABSTRACT);
    return isForOthers ? Optional.empty() : Optional.of(around);
  }

  /** The name of the class that is generated for a holder. */
  public static ClassName toolsName(TypeElement holder) {
    ClassName name = ClassName.get(holder);
    return ClassName.get(name.packageName(), String.join("_", name.simpleNames()) + "Tools");
  }

  /** Reads the class. */
  public Read read(TypeElement holder) {
    Notes notes = new Notes(env, holder);
    noteObstacles(holder, notes);
    notes.lints().addAll(Lints.of(holder, env));
    ToolReader reader = new ToolReader(notes);
    List<ExecutableElement> methods = new ToolMethods(env, holder).all();
    List<Tool> tools =
        methods.stream()
            .flatMap(
                method ->
                    ToolMethods.annotationOf(method)
                        .map(annotation -> reader.read(method, annotation))
                        .stream())
            .toList();
    ResourceReader resourceReader = new ResourceReader(notes, reader);
    List<Resource> resources =
        methods.stream()
            .flatMap(
                method ->
                    ToolMethods.resourceOf(method)
                        .map(annotation -> resourceReader.read(method, annotation))
                        .stream())
            .toList();
    Holder read =
        new Holder(
            ClassName.get(holder),
            toolsName(holder),
            Access.isPublic(holder),
            generated(holder),
            shadowed(holder),
            List.copyOf(notes.lints()),
            tools,
            resources);
    notes.sites().put(read, Site.of(holder));
    return new Read(read, notes.sites(), notes.problems());
  }

  private static void noteObstacles(TypeElement holder, Notes notes) {
    TypeParameters.inWords(holder)
        .ifPresent(
            declared ->
                notes.problem(
                    Code.TYPE_PARAMETER,
                    holder.getSimpleName()
                        + " declares "
                        + declared
                        + ", which a caller cannot choose; put the tools into a class without type parameters, or make"
                        + " it abstract and extend it with @InheritTools",
                    Site.of(holder)));
    if (ToolMethods.inherits(holder)) {
      noteNothingInherited(holder, notes);
    }
    for (Element around = holder;
        around instanceof TypeElement type;
        around = around.getEnclosingElement()) {
      if (type.getModifiers().contains(Modifier.PRIVATE)) {
        notes.problem(
            Code.UNREACHABLE,
            type.getSimpleName()
                + " is private, so generated code cannot call the tools in it; drop \"private\"",
            Site.of(type));
      }
      if (isInner(type)) {
        notes.problem(
            Code.UNREACHABLE,
            type.getSimpleName()
                + " needs an instance of "
                + type.getEnclosingElement().getSimpleName()
                + "; make it static",
            Site.of(type));
      }
    }
  }

  private static void noteNothingInherited(TypeElement holder, Notes notes) {
    ToolMethods methods = new ToolMethods(notes.env(), holder);
    for (TypeElement raw : methods.rawAbove()) {
      notes.problem(
          Code.INHERIT,
          holder.getSimpleName()
              + " does not say what the type parameters of "
              + raw.getSimpleName()
              + " are; write "
              + raw.getSimpleName()
              + TypeParameters.inWords(raw).orElse("")
              + " with types in it",
          Site.of(holder));
    }
    if (methods.inherited().isEmpty()) {
      notes.problem(
          Code.INHERIT,
          holder.getSimpleName()
              + " asks for tools with @InheritTools, but what it extends and implements has none that"
              + " it does not override; drop the annotation",
          Site.of(holder));
    }
  }

  private static boolean isInner(TypeElement type) {
    return type.getKind() == ElementKind.CLASS
        && type.getEnclosingElement() instanceof TypeElement outer
        && !outer.getKind().isInterface()
        && !type.getModifiers().contains(Modifier.STATIC);
  }

  /**
   * Looked up in the holder's own module: elsewhere it can exist and still not be readable there.
   */
  private Optional<ClassName> generated(TypeElement holder) {
    return Stream.of(GENERATED)
        .filter(
            name ->
                env.elements()
                        .getTypeElement(env.elements().getModuleOf(holder), name.canonicalName())
                    != null)
        .findFirst();
  }

  private List<String> shadowed(TypeElement holder) {
    PackageElement around = env.elements().getPackageOf(holder);
    String prefix = around.isUnnamed() ? "" : around.getQualifiedName() + ".";
    return OF_JAVA_LANG.stream()
        .filter(name -> env.elements().getTypeElement(prefix + name) != null)
        .toList();
  }
}
