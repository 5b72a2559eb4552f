package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Generated code makes the same objects as Jackson does with names in snake case. */
class JacksonAgreementTest {
  private static final JsonMapper JACKSON =
      JsonMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  /**
   * An object that a tool takes and shows first.
   *
   * @param rest the tool's other arguments, with a comma in front
   */
  record Read(String holder, String type, String tool, String argument, String json, String rest) {}

  static Stream<Read> objects() {
    return Stream.of(
        new Read(
            "beans.Setters",
            "Pose",
            "drive",
            "pose",
            "{'x_m': 2.5, 'tags': ['a'], 'fast': true}",
            ", 'via': []"),
        new Read("beans.Setters", "Pose", "drive", "pose", "{}", ", 'via': []"),
        new Read("beans.Setters", "Pose", "drive", "pose", "{'url': 'u'}", ", 'via': []"),
        new Read(
            "beans.Fields",
            "Point",
            "point",
            "value",
            "{'x': 1, 'label': 'l', 'cells': [1, 2]}",
            ", 'built': {}"),
        new Read(
            "beans.Inherited",
            "Note",
            "note",
            "note",
            "{'id': 1, 'content': 'c', 'weight': 2}",
            ", 'base': {}"),
        new Read(
            "beans.Annotated",
            "Job",
            "work",
            "job",
            "{'job_name': 'a', 'priority': 2, 'tries': 4}",
            ""),
        new Read(
            "beans.Creators",
            "Speed",
            "go",
            "speed",
            "{'value': 1, 'unit': 'km/h'}",
            ", 'angle': {'degrees': 1}"),
        new Read(
            "kinds.Classes",
            "Vehicle",
            "park",
            "vehicle",
            "{'type': 'car', 'doors': 3, 'name': 'n'}",
            ""),
        new Read(
            "kinds.Named",
            "Shape",
            "draw",
            "shape",
            "{'kind': 'round', 'radius': 2}",
            ", 'sealed': {'@type': 'one', 'n': 1}, 'simple': {'@class': 'Third', 'n': 1}"),
        new Read(
            "jackson.Properties",
            "Goal",
            "go",
            "target",
            "{'x': 1, 'y': 2, 'frame': 'f', 'wins': 3}",
            ", 'steps': 1"),
        new Read(
            "nested.Nested",
            "Drawing",
            "draw",
            "drawing",
            "{'name': 'n', 'lines': [{'from': {'x': 1, 'y': 2}, 'to': {'x': 3, 'y': 4}}], 'centre': {'x': 5, 'y': 6},"
                + " 'marks': {'a': {'x': 7, 'y': 8}}}",
            ", 'more': []"),
        new Read("numbers.Counts", "Window", "count", "window", "{'from': 1.5, 'to': null}", ""),
        new Read(
            "jackson.Formats",
            "Event",
            "log",
            "event",
            "{'at': '2026-03-01T08:30:00Z', 'size': 1.5, 'count': 2, 'tags': ['a'], 'on': true}",
            ""),
        new Read(
            "trees.Nodes",
            "Node",
            "climb",
            "root",
            "{'name': 'a', 'children': [{'name': 'b', 'children': []}]}",
            ", 'chains': [], 'linked': {'value': 1}"));
  }

  @ParameterizedTest
  @MethodSource("objects")
  void anObjectIsTheSame(Read read) throws Exception {
    Served served = Served.good(read.holder());
    String json = read.json().replace('\'', '"');
    String call = "{\"" + read.argument() + "\": " + json + read.rest().replace('\'', '"') + "}";
    // Jackson knows nothing of the kit's own names, and without annotations nothing of kinds.
    boolean isOurs = read.type().equals("Goal") || read.type().equals("Vehicle");
    String forJackson =
        isOurs ? json.replace("wins", "loses").replace("\"type\": \"car\", ", "") : json;
    Class<?> type =
        served
            .loader()
            .loadClass(read.holder() + "$" + (read.type().equals("Vehicle") ? "Car" : read.type()));

    Object ofJackson = JACKSON.readValue(forJackson, type);

    assertThat((String) served.run(read.tool(), call)).contains(ofJackson.toString());
  }
}
