package org.robotmcpkit.processor.read;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Limits;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Type;

/** Reads the type of an argument or of an object's member. */
final class TypeReader {
  private final Notes notes;
  private final Site site;
  private final String name;
  private final Bindings bindings;
  private final Collection<? extends AnnotationMirror> declared;

  /**
   * A reader.
   *
   * @param site where the argument stands, for problems
   * @param name what the argument is called
   * @param bindings what type parameters stand for
   */
  TypeReader(Notes notes, Site site, String name, Bindings bindings) {
    this(notes, site, name, bindings, List.of());
  }

  /**
   * A reader of a declaration's type.
   *
   * @param declared the annotations on the declaration
   */
  TypeReader(
      Notes notes,
      Site site,
      String name,
      Bindings bindings,
      Collection<? extends AnnotationMirror> declared) {
    this.declared = declared;
    this.notes = notes;
    this.site = site;
    this.name = name;
    this.bindings = bindings;
  }

  /** The type, without what its own annotations say; those of its parts are heeded. */
  Type read(TypeMirror type) {
    return switch (type.getKind()) {
      case DOUBLE, FLOAT, INT, LONG, SHORT, BYTE, BOOLEAN, CHAR ->
          new Type.Plain(Scalar.valueOf(type.getKind().name()), false, Limits.NONE);
      case ARRAY -> new ContainerReader(this).array((ArrayType) type);
      case DECLARED -> declared((DeclaredType) type);
      case TYPEVAR -> variable((TypeVariable) type);
      default -> unsupported(type, WaysOut.of(""));
    };
  }

  /** The type with what its own annotations say. */
  Type limited(TypeMirror type) {
    return new LimitReader(notes, site, name).on(read(type), type.getAnnotationMirrors());
  }

  /** The type of an array's items with what is said about them. */
  Type item(TypeMirror type) {
    List<? extends AnnotationMirror> own =
        Constraints.without(declared, type.getAnnotationMirrors());
    return new LimitReader(notes, site, name).on(read(type), own);
  }

  /** What a type parameter stands for; any other type as it is. */
  TypeMirror resolved(TypeMirror type) {
    Optional<Bindings.Bound> bound =
        bindings.of(type instanceof TypeVariable ? Spelling.of(type) : "");
    return bound.isPresent()
        ? new TypeReader(notes, site, name, bound.get().bindings()).resolved(bound.get().type())
        : type;
  }

  private Type variable(TypeVariable type) {
    return bindings
        .of(Spelling.of(type))
        .map(bound -> new TypeReader(notes, site, name, bound.bindings()).limited(bound.type()))
        .orElseGet(() -> unbound(type));
  }

  /** A type parameter that nothing stands for: whoever declares it in the holder is told so. */
  private Type unbound(TypeVariable type) {
    Element declaring = ((TypeParameterElement) type.asElement()).getGenericElement();
    boolean isOfHolder =
        declaring.equals(notes.holder())
            || (declaring instanceof ExecutableElement
                && notes.holder().equals(declaring.getEnclosingElement()));
    return isOfHolder
        ? Type.Unsupported.known(Spelling.of(type))
        : unsupported(
            type,
            "say what "
                + Spelling.of(type)
                + " is where "
                + declaring.getSimpleName()
                + " is extended");
  }

  private Type declared(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    String qualifiedName = element.getQualifiedName().toString();
    ContainerReader containers = new ContainerReader(this);
    return switch (qualifiedName) {
      case "java.util.List", "java.util.Collection", "java.lang.Iterable" -> containers.list(type);
      case "java.util.Set" -> containers.set(type);
      case "java.util.Map" -> containers.map(type);
      case "java.util.Optional" -> containers.optional(type);
      case "java.util.OptionalInt" -> optional(Scalar.INT);
      case "java.util.OptionalLong" -> optional(Scalar.LONG);
      case "java.util.OptionalDouble" -> optional(Scalar.DOUBLE);
      default ->
          Scalar.of(qualifiedName)
              .map(
                  scalar ->
                      (Type) new Type.Plain(scalar, scalar.javaType().isPrimitive(), Limits.NONE))
              .orElseGet(() -> composed(type, element));
    };
  }

  private static Type optional(Scalar scalar) {
    return new Type.OptionalOf(new Type.Plain(scalar, false, Limits.NONE));
  }

  private Type composed(DeclaredType type, TypeElement element) {
    return element.getKind() == ElementKind.ENUM
        ? new EnumReader(notes, site).read(type, element)
        : new ObjectReader(notes, site, this, bindings).read(type, element);
  }

  static Type unsupported(TypeMirror type, String instead) {
    return new Type.Unsupported(Spelling.of(type), instead);
  }
}
