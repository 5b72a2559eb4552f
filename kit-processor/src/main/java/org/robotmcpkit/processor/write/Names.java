package org.robotmcpkit.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.TriggerRecord;
import org.robotmcpkit.processor.model.Type;
import org.robotmcpkit.processor.model.WireNames;

/** Hands out the names of the generated class's members: the user's own where possible, ours bend. */
final class Names {
  /** Ours, and those that every object has. */
  private static final List<String> TAKEN_METHODS =
      List.of(
          "tools", "clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  private final String field;
  private final Map<Tool, String> calls = new IdentityHashMap<>();
  private final Map<Tool, String> bodies = new IdentityHashMap<>();
  private final Map<Tool, String> inputs = new IdentityHashMap<>();
  private final Map<Tool, String> descriptions = new IdentityHashMap<>();
  private final Map<ClassName, TriggerRecord> triggers = new LinkedHashMap<>();
  private final Map<ClassName, String> triggerConstants = new LinkedHashMap<>();
  private final Map<ClassName, String> triggerReaders = new LinkedHashMap<>();
  private final Map<ClassName, Type.RecordOf> records = new LinkedHashMap<>();
  private final Map<ClassName, String> recordReaders = new LinkedHashMap<>();

  Names(Holder holder) {
    NameAllocator fields = new NameAllocator();
    field = fields.newName(decapitalised(holder.name().simpleName()));
    NameAllocator methods = new NameAllocator();
    TAKEN_METHODS.forEach(methods::newName);
    List<Tool> tools = holder.tools();
    tools.forEach(tool -> calls.put(tool, methods.newName(tool.method())));
    tools.forEach(tool -> bodies.put(tool, methods.newName(tool.method() + "Body")));
    tools.forEach(tool -> inputs.put(tool, fields.newName(WireNames.constant(tool.method()) + "_INPUT")));
    tools.forEach(
        tool -> descriptions.put(tool, fields.newName(WireNames.constant(tool.method()) + "_DESCRIPTION")));
    tools.stream().flatMap(tool -> tool.triggers().stream()).forEach(trigger -> triggers.put(trigger.as(), trigger));
    for (ClassName trigger : triggers.keySet()) {
      triggerConstants.put(trigger, fields.newName(WireNames.constant(trigger.simpleName())));
      triggerReaders.put(trigger, methods.newName(decapitalised(trigger.simpleName())));
    }
    Stream.concat(
            tools.stream().flatMap(tool -> tool.arguments().stream()),
            triggers.values().stream().flatMap(trigger -> trigger.fields().stream()))
        .forEach(argument -> note(argument.type()));
    records
        .keySet()
        .forEach(record -> recordReaders.put(record, methods.newName(decapitalised(record.simpleName()))));
  }

  private void note(Type type) {
    if (type instanceof Type.RecordOf record) {
      records.putIfAbsent(record.javaType(), record);
    } else if (type instanceof Type.ListOf list) {
      note(list.item());
    } else if (type instanceof Type.ArrayOf array) {
      note(array.item());
    } else if (type instanceof Type.OptionalOf optional) {
      note(optional.value());
    }
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

  /** The method that a tool's call goes to. */
  String call(Tool tool) {
    return calls.get(tool);
  }

  /** The method that makes a tool's body. */
  String body(Tool tool) {
    return bodies.get(tool);
  }

  /** The constant with a tool's schema. */
  String input(Tool tool) {
    return inputs.get(tool);
  }

  /** The constant with a tool's description, if that is long. */
  String description(Tool tool) {
    return descriptions.get(tool);
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

  /** All records among the arguments, each once. */
  List<Type.RecordOf> records() {
    return List.copyOf(records.values());
  }

  /** The method that reads a record. */
  String recordReader(Type.RecordOf record) {
    return recordReaders.get(record.javaType());
  }
}
