package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Range;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Type;

/** Reads the type of an argument or of a record's component. */
final class TypeReader {
  private static final Map<String, Scalar> CLASSES =
      Map.ofEntries(
          Map.entry("java.lang.Double", Scalar.DOUBLE),
          Map.entry("java.lang.Float", Scalar.FLOAT),
          Map.entry("java.lang.Integer", Scalar.INT),
          Map.entry("java.lang.Long", Scalar.LONG),
          Map.entry("java.lang.Short", Scalar.SHORT),
          Map.entry("java.lang.Byte", Scalar.BYTE),
          Map.entry("java.lang.Boolean", Scalar.BOOLEAN),
          Map.entry("java.lang.Character", Scalar.CHAR),
          Map.entry("java.lang.String", Scalar.STRING),
          Map.entry("java.time.Duration", Scalar.DURATION));

  private final Notes notes;
  private final Site site;
  private final String name;
  private final boolean isInRecord;

  /**
   * A reader.
   *
   * @param site where the argument stands, for problems
   * @param name what the argument is called
   * @param isInRecord whether the type is that of a record's component
   */
  TypeReader(Notes notes, Site site, String name, boolean isInRecord) {
    this.notes = notes;
    this.site = site;
    this.name = name;
    this.isInRecord = isInRecord;
  }

  /** The type, without what its own annotations say; those of its parts are heeded. */
  Type read(TypeMirror type) {
    return switch (type.getKind()) {
      case DOUBLE, FLOAT, INT, LONG, SHORT, BYTE, BOOLEAN, CHAR ->
          new Type.Plain(Scalar.valueOf(type.getKind().name()), false, Range.NONE);
      case ARRAY -> array((ArrayType) type);
      case DECLARED -> declared((DeclaredType) type);
      // Whoever declares the variable is told so.
      case TYPEVAR -> Type.Unsupported.known(Spelling.of(type));
      default -> unsupported(type, WaysOut.of(""));
    };
  }

  private Type array(ArrayType array) {
    Type item = part(array.getComponentType());
    if (item instanceof Type.Unsupported) {
      return item;
    }
    // Java has no arrays of generic types that one could make.
    return item instanceof Type.ListOf || item instanceof Type.OptionalOf
        ? unsupported(array, "use List<" + Spelling.of(array.getComponentType()) + ">")
        : new Type.ArrayOf(item);
  }

  private Type declared(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    String qualifiedName = element.getQualifiedName().toString();
    Scalar scalar = CLASSES.get(qualifiedName);
    if (scalar != null) {
      return new Type.Plain(scalar, scalar.javaType().isPrimitive(), Range.NONE);
    }
    return switch (qualifiedName) {
      case "java.util.List" -> list(type);
      case "java.util.Optional" -> optional(type);
      default ->
          switch (element.getKind()) {
            case ENUM -> choice(type, element);
            case RECORD -> record(type, element);
            default -> unsupported(type, WaysOut.of(qualifiedName));
          };
    };
  }

  private Type list(DeclaredType type) {
    Optional<TypeMirror> argument = argument(type);
    if (argument.isEmpty()) {
      return unsupported(type, "say what is in it, such as List<String>");
    }
    Type item = part(argument.get());
    if (item instanceof Type.Unsupported) {
      return item;
    }
    return item instanceof Type.OptionalOf
        ? unsupported(type, "leave out what is not there, and use List<" + Spelling.of(valueOf(argument.get())) + ">")
        : new Type.ListOf(item);
  }

  private Type optional(DeclaredType type) {
    Optional<TypeMirror> argument = argument(type);
    if (argument.isEmpty()) {
      return unsupported(type, "say what is in it, such as Optional<String>");
    }
    Type value = part(argument.get());
    if (value instanceof Type.Unsupported) {
      return value;
    }
    return value instanceof Type.OptionalOf
        ? unsupported(type, "use " + Spelling.of(argument.get()))
        : new Type.OptionalOf(value);
  }

  private Type choice(DeclaredType type, TypeElement element) {
    notes.named(element, site);
    List<String> constants =
        element.getEnclosedElements().stream()
            .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
            .map(Element::getSimpleName)
            .map(Object::toString)
            .toList();
    return constants.isEmpty()
        ? unsupported(type, "use an enum that has constants")
        : new Type.Choice(ClassName.get(element), constants);
  }

  private Type record(DeclaredType type, TypeElement element) {
    if (isInRecord) {
      return unsupported(type, "use the components of " + element.getSimpleName() + " in its place");
    }
    if (!element.getTypeParameters().isEmpty()) {
      return unsupported(type, "use a record without type parameters");
    }
    notes.named(element, site);
    return new Type.RecordOf(ClassName.get(element), new RecordReader(notes, site).read(element));
  }

  /** The only type argument; of {@code ? extends T} the T. */
  private static Optional<TypeMirror> argument(DeclaredType type) {
    return type.getTypeArguments().stream()
        .findFirst()
        .map(argument -> argument instanceof WildcardType wildcard ? wildcard.getExtendsBound() : argument);
  }

  private static TypeMirror valueOf(TypeMirror optional) {
    return argument((DeclaredType) optional).orElse(optional);
  }

  private Type part(TypeMirror type) {
    return new Limits(notes, site, name).on(read(type), type.getAnnotationMirrors());
  }

  private static Type unsupported(TypeMirror type, String instead) {
    return new Type.Unsupported(Spelling.of(type), instead);
  }
}
