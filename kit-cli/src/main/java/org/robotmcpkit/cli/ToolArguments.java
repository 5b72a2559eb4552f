package org.robotmcpkit.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.UnreadableJsonException;

/**
 * The arguments of a call, from {@code key=value} and a file; all that is wrong with them is said
 * at once.
 */
final class ToolArguments {
  private static final int MOST_BYTES = 1024 * 1024;

  private final String tool;
  private final Map<?, ?> schema;
  private final Map<String, Object> values = new LinkedHashMap<>();
  private final List<String> problems = new ArrayList<>();

  private ToolArguments(String tool, @Nullable Map<String, Object> schema) {
    this.tool = tool;
    this.schema = schema == null ? Map.of() : schema;
  }

  /**
   * The arguments of a call.
   *
   * @param schema the tool's input schema
   * @param given a JSON object; empty if there is none
   * @param pairs {@code key=value}
   * @throws CommandFailure that names each argument that is wrong, unknown or missing
   */
  static Map<String, Object> of(
      String tool,
      @Nullable Map<String, Object> schema,
      Map<String, Object> given,
      List<String> pairs) {
    ToolArguments arguments = new ToolArguments(tool, schema);
    given.forEach(arguments::add);
    pairs.forEach(arguments::add);
    arguments.addMissing();
    if (!arguments.problems.isEmpty()) {
      throw CommandFailure.usage(String.join("; ", arguments.problems));
    }
    return arguments.values;
  }

  /**
   * The JSON object in a file, or in what is piped in for {@code -}.
   *
   * @throws CommandFailure if it cannot be read or is none
   */
  static Map<String, Object> in(String file, InputStream piped) {
    try (InputStream in = file.equals("-") ? piped : Files.newInputStream(Path.of(file))) {
      byte[] json = in.readNBytes(MOST_BYTES + 1);
      if (json.length > MOST_BYTES) {
        throw CommandFailure.usage(
            "--args " + Shown.line(file) + " has more than " + MOST_BYTES + " bytes");
      }
      return Json.readObject(json);
    } catch (IOException unreadable) {
      throw CommandFailure.usage("--args " + Shown.line(file) + " cannot be read");
    } catch (UnreadableJsonException noObject) {
      throw CommandFailure.usage(
          "--args " + Shown.line(file) + ": " + Shown.line(noObject.getMessage()));
    }
  }

  private void add(String name, @Nullable Object value) {
    if (!isKnown(name)) {
      problems.add(unknown(name));
    } else if (values.containsKey(name)) {
      problems.add(Shown.line(name) + " is given twice");
    } else {
      values.put(name, value);
    }
  }

  private void add(String pair) {
    int equals = pair.indexOf('=');
    if (equals < 1) {
      problems.add("write arguments as key=value, not " + Shown.line(pair));
      return;
    }
    String name = pair.substring(0, equals);
    Map<?, ?> argument = properties().get(name) instanceof Map<?, ?> known ? known : Map.of();
    ArgumentValue value = ArgumentValue.of(pair.substring(equals + 1), argument);
    if (isKnown(name) && value.problem().isPresent()) {
      problems.add(Shown.line(name) + " " + value.problem().get());
      values.putIfAbsent(name, null); // wrong, but not missing
    } else {
      add(name, value.value());
    }
  }

  private void addMissing() {
    if (schema.get("required") instanceof List<?> required) {
      required.stream()
          .map(String::valueOf)
          .filter(name -> !values.containsKey(name))
          .forEach(name -> problems.add(Shown.line(name) + " is missing" + meaning(name)));
    }
  }

  private String meaning(String name) {
    return properties().get(name) instanceof Map<?, ?> argument
            && argument.get("description") instanceof String text
        ? " (" + Shown.firstLine(text, 120) + ")"
        : "";
  }

  private boolean isKnown(String name) {
    return properties().containsKey(name)
        || !Boolean.FALSE.equals(schema.get("additionalProperties"));
  }

  private Map<?, ?> properties() {
    return schema.get("properties") instanceof Map<?, ?> properties ? properties : Map.of();
  }

  private String unknown(String name) {
    String known =
        properties().keySet().stream().map(Shown::line).collect(Collectors.joining(", "));
    return Shown.line(name)
        + " is no argument of "
        + Shown.line(tool)
        + "; it has "
        + (known.isEmpty() ? "none" : known);
  }
}
