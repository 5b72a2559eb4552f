package org.robotmcpkit.processor.check;

import java.util.Set;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.Type;
import org.robotmcpkit.processor.model.Units;

/**
 * An argument says what it means, and in which unit.
 *
 * <p>Only declarations in the class's own file are looked at: whether others have Javadoc cannot be
 * seen.
 */
final class MeaningRules implements Rule {
  private static final Set<String> QUANTITIES =
      Set.of(
          "distance",
          "height",
          "width",
          "length",
          "depth",
          "radius",
          "diameter",
          "thickness",
          "altitude",
          "clearance",
          "speed",
          "velocity",
          "acceleration",
          "angle",
          "heading",
          "bearing",
          "yaw",
          "pitch",
          "roll",
          "rotation",
          "duration",
          "timeout",
          "delay",
          "interval",
          "force",
          "torque",
          "mass",
          "weight",
          "payload",
          "temperature",
          "pressure",
          "voltage",
          "frequency");

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream().flatMap(tool -> check(tool, sites));
  }

  private static Stream<Problem> check(Tool tool, Sites sites) {
    Stream<Problem> own =
        tool.arguments().stream().flatMap(argument -> check(argument, tool.method(), sites));
    Stream<Problem> inObjects =
        Everything.objectsIn(tool.arguments()).stream()
            .flatMap(
                object ->
                    Everything.membersOf(object).stream()
                        .flatMap(member -> check(member, object.inWords(), sites)));
    return Stream.concat(own, inObjects);
  }

  private static Stream<Problem> check(Argument argument, String owner, Sites sites) {
    boolean isElsewhere = !sites.of(argument).where().isEmpty();
    if (isElsewhere || argument.type() instanceof Type.Unsupported) {
      return Stream.empty();
    }
    String which = argument.wireName() + " of " + owner;
    Stream<Problem> description =
        argument.description().isBlank()
            ? Stream.of(
                new Problem(
                    Code.DESCRIPTION,
                    which
                        + " has no description, and a model guesses; write @param "
                        + argument.javaName()
                        + " in the Javadoc of "
                        + owner,
                    sites.of(argument)))
            : Stream.empty();
    Stream<Problem> unit =
        unit(argument, which)
            .map(sentence -> new Problem(Code.UNIT, sentence, sites.of(argument, "name")));
    return Stream.concat(description, unit);
  }

  private static Stream<String> unit(Argument argument, String which) {
    String name = argument.wireName();
    String lastWord = name.substring(name.lastIndexOf('_') + 1);
    boolean isDoubtful = Units.isDoubtful(name);
    boolean needsUnit = argument.isNumeric() && (isDoubtful || QUANTITIES.contains(lastWord));
    if (!needsUnit || Units.areIn(argument.description())) {
      return Stream.empty();
    }
    return Stream.of(
        isDoubtful
            ? which
                + " reads as milliseconds; if it is metres per second, call it "
                + name.substring(0, name.length() - "ms".length())
                + "m_s with @Arg(name = \"...\")"
            : which
                + " does not say its unit; end its name in it, as in "
                + lastWord
                + "_"
                + example(lastWord)
                + ", or say it in the description");
  }

  private static String example(String quantity) {
    return switch (quantity) {
      case "speed", "velocity" -> "m_s";
      case "acceleration" -> "m_s2";
      case "angle", "heading", "bearing", "yaw", "pitch", "roll", "rotation" -> "deg";
      case "duration", "timeout", "delay", "interval" -> "s";
      case "mass", "weight", "payload" -> "kg";
      case "force" -> "newtons";
      case "torque" -> "newton_metres";
      case "temperature" -> "celsius";
      case "pressure" -> "pa";
      case "voltage" -> "volts";
      case "frequency" -> "hz";
      default -> "m";
    };
  }
}
