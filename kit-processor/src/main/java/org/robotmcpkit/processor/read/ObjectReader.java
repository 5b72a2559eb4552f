package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.Type;

/** Reads a type that is an object in JSON: a record, a bean, or a type that has several kinds. */
final class ObjectReader {
  /** Type arguments in type arguments; deeper ones belong to a type that has no end. */
  private static final int DEEPEST = 8;

  private final Notes notes;
  private final Site site;
  private final TypeReader types;
  private final Bindings bindings;

  ObjectReader(Notes notes, Site site, TypeReader types, Bindings bindings) {
    this.notes = notes;
    this.site = site;
    this.types = types;
    this.bindings = bindings;
  }

  Type read(DeclaredType type, TypeElement element) {
    String name = element.getSimpleName().toString();
    String qualifiedName = element.getQualifiedName().toString();
    if (WaysOut.isKnown(qualifiedName) || WaysOut.isOfTheJdk(qualifiedName)) {
      return TypeReader.unsupported(type, WaysOut.of(qualifiedName));
    }
    List<? extends TypeMirror> given = type.getTypeArguments();
    if (given.size() < element.getTypeParameters().size()) {
      return TypeReader.unsupported(type, "say what it is made of, such as " + name + "<String>");
    }
    if (given.stream().anyMatch(WildcardType.class::isInstance)) {
      return TypeReader.unsupported(type, "use a concrete type in place of \"?\"");
    }
    Optional<String> instead = obstacle(element);
    if (instead.isPresent()) {
      return TypeReader.unsupported(type, instead.get());
    }
    List<Type> arguments = new ArrayList<>();
    for (TypeMirror argument : given) {
      Type read = types.limited(argument);
      if (read instanceof Type.Unsupported) {
        return read;
      }
      arguments.add(read);
    }
    Instance instance = new Instance(ClassName.get(element), arguments);
    Type.ObjectOf known = notes.objects().get(instance);
    if (known != null) {
      return known;
    }
    TypeName javaType = javaType(instance);
    return depth(javaType) > DEEPEST
        ? new Type.Unsupported(name + "<...>", "use a type that does not grow with each level")
        : read(type, instance, new Type.ObjectOf(javaType, inWords(name, arguments)));
  }

  private Type read(DeclaredType type, Instance instance, Type.ObjectOf object) {
    TypeElement element = (TypeElement) type.asElement();
    notes.objects().put(instance, object);
    notes.named(element, site);
    Jackson.unheededOnClass(element.getAnnotationMirrors())
        .ifPresent(
            annotation ->
                notes.problem(
                    Code.JACKSON,
                    "@"
                        + annotation.simpleName()
                        + " on "
                        + element.getSimpleName()
                        + " is not followed; drop it, and say it with types and @JsonProperty",
                    site));
    object.structure(structure(element, Bindings.of(type, bindings)));
    return object;
  }

  private Structure structure(TypeElement element, Bindings inIt) {
    if (VariantReader.hasKinds(element)) {
      return new VariantReader(notes, site, types).read(element);
    }
    return element.getKind() == ElementKind.RECORD
        ? new Structure.Fields(
            new RecordReader(notes, site, inIt).members(element), Optional.empty(), true)
        : new BeanReader(notes, site, inIt).read(element);
  }

  /** What to use instead, if the type is none of the three. */
  private Optional<String> obstacle(TypeElement element) {
    if (VariantReader.hasKinds(element)) {
      return element.getTypeParameters().isEmpty()
          ? Optional.empty()
          : Optional.of("declare " + element.getSimpleName() + " without type parameters");
    }
    return element.getKind() == ElementKind.RECORD
        ? Optional.empty()
        : Beans.obstacle(element, notes);
  }

  private static TypeName javaType(Instance instance) {
    return instance.arguments().isEmpty()
        ? instance.type()
        : ParameterizedTypeName.get(
            instance.type(),
            instance.arguments().stream()
                .map(argument -> argument.javaType().box())
                .toArray(TypeName[]::new));
  }

  private static String inWords(String name, List<Type> arguments) {
    return arguments.isEmpty()
        ? name
        : name + arguments.stream().map(Type::inWords).collect(Collectors.joining(", ", "<", ">"));
  }

  private static int depth(TypeName type) {
    return type instanceof ParameterizedTypeName generic
        ? 1 + generic.typeArguments().stream().mapToInt(ObjectReader::depth).max().orElse(0)
        : 0;
  }
}
