package org.robotmcpkit.processor.read;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.robotmcpkit.processor.JacksonNames;
import org.robotmcpkit.processor.model.Output;

/**
 * Reads what the kit makes of a value of some type when it writes it, as {@code JsonValues} of the
 * runtime describes it.
 *
 * <p>What a type does not say is left open: Java's types allow null, JSON has no not-a-number, an
 * annotation may change everything. A type that leads back to itself is described once, and so many
 * objects at the most, since a model has to read all of it.
 */
final class OutputReader {
  private static final int MOST_OBJECTS = 20;
  private static final int MOST_CHOICES = 50;
  private static final Output TEXT = new Output.Plain("string", "");
  private static final Output WHOLE = new Output.Plain("integer", "");
  private static final Output NUMBER = new Output.Plain("number", "").orNull();
  private static final Output TRUTH = new Output.Plain("boolean", "");

  /** Of these classes the kit knows what to write. */
  private static final Map<String, Output> KNOWN =
      Map.ofEntries(
          Map.entry("java.lang.Object", Output.ANYTHING),
          Map.entry("java.lang.Record", Output.ANYTHING),
          Map.entry("java.lang.Enum", Output.ANYTHING),
          Map.entry("java.lang.Comparable", Output.ANYTHING),
          Map.entry("java.lang.Void", Output.ANYTHING),
          Map.entry("java.io.Serializable", Output.ANYTHING),
          Map.entry("java.lang.Boolean", TRUTH),
          Map.entry("java.util.concurrent.atomic.AtomicBoolean", TRUTH),
          Map.entry("java.lang.Character", TEXT),
          Map.entry("java.lang.Integer", WHOLE),
          Map.entry("java.lang.Long", WHOLE),
          Map.entry("java.lang.Short", WHOLE),
          Map.entry("java.lang.Byte", WHOLE),
          Map.entry("java.util.concurrent.atomic.AtomicInteger", WHOLE),
          Map.entry("java.util.concurrent.atomic.AtomicLong", WHOLE),
          Map.entry("java.math.BigInteger", WHOLE),
          Map.entry("java.util.OptionalInt", WHOLE),
          Map.entry("java.util.OptionalLong", WHOLE),
          Map.entry("java.util.OptionalDouble", NUMBER),
          Map.entry("java.time.Instant", new Output.Plain("string", "date-time")),
          Map.entry("java.time.LocalDate", new Output.Plain("string", "date")),
          Map.entry("java.util.UUID", new Output.Plain("string", "uuid")),
          Map.entry("java.net.URI", TEXT),
          Map.entry("java.net.URL", TEXT),
          Map.entry("java.io.File", TEXT),
          Map.entry("java.nio.file.Path", TEXT),
          Map.entry("java.util.Locale", TEXT),
          Map.entry("java.util.Currency", TEXT),
          Map.entry("java.util.Map.Entry", Output.OBJECT),
          Map.entry("tools.jackson.databind.JsonNode", Output.ANYTHING),
          Map.entry("tools.jackson.databind.node.ObjectNode", Output.OBJECT));

  private static final Set<String> OPTIONALS =
      Set.of("java.util.Optional", "java.util.concurrent.atomic.AtomicReference");

  private final Notes notes;
  private final Supertypes supertypes;
  private final Set<String> path = new HashSet<>();
  private Optional<NoData> noData = Optional.empty();
  private int objects;

  OutputReader(Notes notes) {
    this.notes = notes;
    this.supertypes = new Supertypes(notes.env());
  }

  /**
   * A type whose values have no JSON.
   *
   * @param inWords the type, with simple names
   * @param instead what to give back in its place, as the end of a sentence
   */
  record NoData(String inWords, String instead) {}

  /** The first type in what has been read that has no JSON. */
  Optional<NoData> noData() {
    return noData;
  }

  /** What a {@code CompletionStage} completes with; any other type as it is. */
  TypeMirror inStage(TypeMirror type) {
    return supertypes
        .as("java.util.concurrent.CompletionStage", type)
        .flatMap(stage -> stage.getTypeArguments().stream().findFirst().map(TypeMirror.class::cast))
        .orElse(type);
  }

  /** Whether a value of the type is written as what is in it. */
  boolean isUnwrapped(TypeMirror type) {
    return type instanceof DeclaredType declared
        && OPTIONALS.contains(Spelling.qualified(declared));
  }

  /** What is written. */
  Output read(TypeMirror type) {
    return switch (type.getKind()) {
      case BOOLEAN -> TRUTH;
      case INT, LONG, SHORT, BYTE -> WHOLE;
      case FLOAT, DOUBLE -> NUMBER;
      case CHAR -> TEXT;
      case ARRAY -> new Output.Items(read(((ArrayType) type).getComponentType())).orNull();
      case TYPEVAR -> read(((TypeVariable) type).getUpperBound());
      case WILDCARD -> {
        TypeMirror bound = ((WildcardType) type).getExtendsBound();
        yield bound == null ? Output.ANYTHING : read(bound);
      }
      case DECLARED -> declared((DeclaredType) type).orNull();
      default -> Output.ANYTHING;
    };
  }

  private Output declared(DeclaredType type) {
    String name = Spelling.qualified(type);
    Output known = KNOWN.get(name);
    if (known != null) {
      return known;
    }
    if (OPTIONALS.contains(name)) {
      return argument(type, 0);
    }
    Map<String, DeclaredType> all = supertypes.of(type);
    if (all.containsKey("java.lang.Number")) {
      return NUMBER;
    }
    if (all.containsKey("java.util.Map")) {
      return new Output.Entries(argument(all.get("java.util.Map"), 1));
    }
    if (all.containsKey("java.util.Collection")) {
      return new Output.Items(argument(all.get("java.util.Collection"), 0));
    }
    if (all.containsKey("java.util.Date")) {
      return new Output.Plain("string", "date-time");
    }
    if (all.containsKey("tools.jackson.databind.JsonNode")) {
      return Output.ANYTHING;
    }
    boolean isText = all.containsKey("java.lang.CharSequence") || name.startsWith("java.time.");
    return isText
        ? TEXT
        : NoDataTypes.of(type, all).map(this::noted).orElseGet(() -> composed(type, all));
  }

  private Output argument(DeclaredType type, int index) {
    return type.getTypeArguments().size() > index
        ? read(type.getTypeArguments().get(index))
        : Output.ANYTHING;
  }

  private Output noted(NoData found) {
    noData = noData.or(() -> Optional.of(found));
    return Output.ANYTHING;
  }

  private Output composed(DeclaredType type, Map<String, DeclaredType> all) {
    TypeElement element = (TypeElement) type.asElement();
    boolean isChanged =
        all.values().stream()
            .anyMatch(each -> JacksonOutput.isChanged((TypeElement) each.asElement()));
    if (isChanged) {
      return Output.ANYTHING;
    }
    if (element.getKind() == ElementKind.ENUM) {
      return choice(element);
    }
    if (element.getModifiers().contains(Modifier.SEALED) && isAbstract(element)) {
      return oneOf(element);
    }
    return element.getKind().isInterface() ? Output.ANYTHING : members(type);
  }

  private static Output choice(TypeElement element) {
    List<String> names =
        element.getEnclosedElements().stream()
            .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
            .map(OutputReader::wireName)
            .toList();
    return names.isEmpty() || names.size() > MOST_CHOICES ? TEXT : new Output.Choice(names);
  }

  private static String wireName(Element constant) {
    String given =
        Annotation.find(constant.getAnnotationMirrors(), JacksonNames.PROPERTY)
            .map(property -> property.text("value"))
            .orElse("");
    return given.isEmpty() ? constant.getSimpleName().toString() : given;
  }

  /** Kinds that are no objects are enums and the like; then nothing is said. */
  private Output oneOf(TypeElement element) {
    List<Output> kinds =
        element.getPermittedSubclasses().stream()
            .map(this::read)
            .map(Output::value)
            .distinct()
            .toList();
    boolean areObjects = kinds.stream().allMatch(kind -> kind.isObject().orElse(false));
    return !areObjects || kinds.isEmpty()
        ? Output.ANYTHING
        : kinds.size() == 1 ? kinds.get(0) : new Output.OneOf(kinds);
  }

  private Output members(DeclaredType type) {
    String name = Spelling.qualified(type);
    if (objects >= MOST_OBJECTS || !path.add(name)) {
      return Output.OBJECT;
    }
    objects++;
    List<Output.Part> parts = new OutputMembers(notes, this).of(type);
    path.remove(name);
    // A class in which Jackson sees nothing is written as text.
    boolean isEmpty =
        parts.isEmpty() && ((TypeElement) type.asElement()).getKind() != ElementKind.RECORD;
    return isEmpty ? Output.ANYTHING : new Output.Members(parts);
  }

  private static boolean isAbstract(TypeElement element) {
    return element.getKind().isInterface() || element.getModifiers().contains(Modifier.ABSTRACT);
  }
}
