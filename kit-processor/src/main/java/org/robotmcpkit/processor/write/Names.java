package org.robotmcpkit.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Resource;
import org.robotmcpkit.processor.model.Result;
import org.robotmcpkit.processor.model.Structure;
import org.robotmcpkit.processor.model.TextPattern;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.TriggerRecord;
import org.robotmcpkit.processor.model.Type;
import org.robotmcpkit.processor.model.WireNames;

/**
 * Hands out the names of the generated class's members: the user's own where possible, ours bend.
 */
final class Names {
  /** Ours, and those that every object has. */
  private static final List<String> TAKEN_METHODS =
      List.of(
          "tools",
          "resources",
          "clone",
          "equals",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "toString",
          "wait");

  private final NameAllocator fields = new NameAllocator();
  private final String field;
  private final IdentityHashMap<Tool, String> calls = new IdentityHashMap<>();
  private final IdentityHashMap<Resource, String> reads = new IdentityHashMap<>();
  private final IdentityHashMap<Resource, String> resourceDescriptions = new IdentityHashMap<>();
  private final IdentityHashMap<Tool, String> inputs = new IdentityHashMap<>();
  private final IdentityHashMap<Tool, String> descriptions = new IdentityHashMap<>();
  private final IdentityHashMap<Tool, String> gates = new IdentityHashMap<>();
  private final Map<Result, String> results = new LinkedHashMap<>();
  private final Map<ClassName, TriggerRecord> triggers = new LinkedHashMap<>();
  private final Map<ClassName, String> triggerConstants = new LinkedHashMap<>();
  private final Map<ClassName, String> triggerReaders = new LinkedHashMap<>();
  private final Map<Type.ObjectOf, String> objectReaders = new LinkedHashMap<>();
  private final Map<Type.Choice, String> wireNames = new LinkedHashMap<>();
  private final Map<TextPattern, String> patterns = new LinkedHashMap<>();

  Names(Holder holder) {
    field = fields.newName(decapitalised(holder.name().simpleName()));
    NameAllocator methods = new NameAllocator();
    TAKEN_METHODS.forEach(methods::newName);
    List<Tool> tools = holder.tools();
    tools.forEach(tool -> calls.put(tool, methods.newName(tool.method())));
    tools.forEach(
        tool -> inputs.put(tool, fields.newName(WireNames.constant(tool.method()) + "_INPUT")));
    tools.forEach(
        tool ->
            descriptions.put(
                tool, fields.newName(WireNames.constant(tool.method()) + "_DESCRIPTION")));
    tools.stream()
        .filter(tool -> tool.gate().isPresent())
        .forEach(
            tool -> gates.put(tool, fields.newName(WireNames.constant(tool.method()) + "_GATE")));
    tools.stream()
        .flatMap(tool -> tool.result().stream())
        .forEach(result -> results.computeIfAbsent(result, one -> fields.newName(constantOf(one))));
    tools.stream()
        .flatMap(tool -> tool.triggers().stream())
        .forEach(trigger -> triggers.put(trigger.as(), trigger));
    for (ClassName trigger : triggers.keySet()) {
      triggerConstants.put(trigger, fields.newName(WireNames.constant(trigger.simpleName())));
      triggerReaders.put(trigger, methods.newName(decapitalised(trigger.simpleName())));
    }
    for (Resource resource : holder.resources()) {
      reads.put(resource, methods.newName(resource.method()));
      resourceDescriptions.put(
          resource, fields.newName(WireNames.constant(resource.method()) + "_RESOURCE"));
      resource.arguments().forEach(argument -> note(argument.javaName(), argument.type()));
    }
    Stream.concat(
            tools.stream().flatMap(tool -> tool.arguments().stream()),
            triggers.values().stream().flatMap(trigger -> trigger.fields().stream()))
        .forEach(argument -> note(argument.javaName(), argument.type()));
    objectReaders.replaceAll(
        (object, none) -> methods.newName(decapitalised(ofType(object.javaType()))));
    patterns.replaceAll((pattern, name) -> fields.newName(WireNames.constant(name) + "_PATTERN"));
    wireNames.replaceAll(
        (choice, none) -> methods.newName(decapitalised(choice.inWords()) + "Name"));
  }

  private void note(String name, Type type) {
    type.parts().forEach(part -> note(name, part));
    type.limits().patterns().forEach(pattern -> patterns.putIfAbsent(pattern, name));
    if (type instanceof Type.MapOf map) {
      map.keys().ifPresent(keys -> note(name, keys));
    }
    if (type instanceof Type.Choice choice && choice.isRenamed()) {
      wireNames.put(choice, "");
    }
    if (type instanceof Type.ObjectOf object && objectReaders.putIfAbsent(object, "") == null) {
      if (object.structure() instanceof Structure.Variants variants) {
        variants.kinds().forEach(kind -> note(name, kind.type()));
      } else if (object.structure() instanceof Structure.Fields fields) {
        fields.arguments().forEach(member -> note(member.javaName(), member.type()));
      }
    }
  }

  /** {@code List<Pose>} becomes {@code LIST_POSE_RESULT}. */
  private static String constantOf(Result result) {
    String words = result.type().replace("[]", "_array").replaceAll("[^\\p{L}\\p{N}]+", "_");
    return WireNames.constant(words.endsWith("_") ? words : words + "_") + "RESULT";
  }

  /** {@code Page<Pose>} becomes {@code PageOfPose}. */
  static String ofType(TypeName type) {
    if (type instanceof ParameterizedTypeName generic) {
      return generic.typeArguments().stream()
          .map(Names::ofType)
          .collect(Collectors.joining("And", generic.rawType().simpleName() + "Of", ""));
    }
    return type instanceof ArrayTypeName array
        ? ofType(array.componentType().box()) + "Array"
        : ((ClassName) type).simpleName();
  }

  /** {@code URLReader} becomes {@code urlReader}, {@code Sleeper} becomes {@code sleeper}. */
  static String decapitalised(String className) {
    int capitals = 0;
    while (capitals < className.length() && Character.isUpperCase(className.charAt(capitals))) {
      capitals++;
    }
    boolean isAllCapitals = capitals == className.length();
    int lowered = isAllCapitals ? capitals : Math.max(Math.min(1, capitals), capitals - 1);
    return className.substring(0, lowered).toLowerCase(Locale.ROOT) + className.substring(lowered);
  }

  /** The field that holds the holder. */
  String field() {
    return field;
  }

  /** A further constant, called like this if nothing else is. */
  String newConstant(String suggestion) {
    return fields.newName(suggestion);
  }

  /** The method that a tool's call goes to. */
  String call(Tool tool) {
    return calls.get(tool);
  }

  /** The method that reads a resource. */
  String read(Resource resource) {
    return reads.get(resource);
  }

  /** The constant with a resource's description, if that is long. */
  String description(Resource resource) {
    return resourceDescriptions.get(resource);
  }

  /** The constant with a tool's schema. */
  String input(Tool tool) {
    return inputs.get(tool);
  }

  /** The constant with a tool's description, if that is long. */
  String description(Tool tool) {
    return descriptions.get(tool);
  }

  /** The constant with what a tool's gate says, if that is long. */
  String gate(Tool tool) {
    return gates.get(tool);
  }

  /** What tools give back, each once, with the constants that say so. */
  Map<Result, String> results() {
    return results;
  }

  /** All trigger types, each once. */
  List<TriggerRecord> triggers() {
    return List.copyOf(triggers.values());
  }

  /** The constant of a trigger type. */
  String triggerConstant(TriggerRecord trigger) {
    return triggerConstants.get(trigger.as());
  }

  /** The method that reads a trigger's fields. */
  String triggerReader(TriggerRecord trigger) {
    return triggerReaders.get(trigger.as());
  }

  /** All objects among the arguments and in one another, each once. */
  List<Type.ObjectOf> objects() {
    return List.copyOf(objectReaders.keySet());
  }

  /** The method that reads an object. */
  String reader(Type.ObjectOf object) {
    return objectReaders.get(object);
  }

  /** All patterns, each once. */
  List<TextPattern> patterns() {
    return List.copyOf(patterns.keySet());
  }

  /** The constant with a pattern. */
  String pattern(TextPattern pattern) {
    return patterns.get(pattern);
  }

  /** All enums that JSON calls otherwise than Java. */
  List<Type.Choice> renamed() {
    return List.copyOf(wireNames.keySet());
  }

  /** The method that gives a constant's name in JSON. */
  String wireName(Type.Choice choice) {
    return wireNames.get(choice);
  }
}
