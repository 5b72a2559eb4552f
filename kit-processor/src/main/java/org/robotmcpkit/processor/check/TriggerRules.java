package org.robotmcpkit.processor.check;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.TriggerRecord;
import org.robotmcpkit.processor.model.Type;

/**
 * Declared trigger types have names and fields that a caller can use, and do not get in each
 * other's way.
 */
final class TriggerRules implements Rule {
  private static final Set<String> RESERVED_FIELDS = Set.of("type", "repeat");

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream()
        .flatMap(
            tool ->
                tool.triggers().stream()
                    .flatMap(
                        trigger ->
                            Stream.concat(name(trigger, tool), fields(trigger))
                                .map(
                                    sentence ->
                                        new Problem(Code.TRIGGER, sentence, sites.of(trigger)))));
  }

  @SuppressWarnings("ReferenceEquality") // others like it, but not itself
  private static Stream<String> name(TriggerRecord trigger, Tool tool) {
    String record = trigger.as().simpleName();
    if (trigger.type().isBlank()) {
      return Stream.of(
          "the trigger type of "
              + record
              + " is blank; name it as callers will, such as \"eta_below\"");
    }
    if (trigger.type().equals(TriggerRecord.PROGRESS_ABOVE)) {
      return Stream.of(
          record
              + " declares \"progress_above\", which the kit evaluates itself for every tool; drop it");
    }
    String others =
        tool.triggers().stream()
            .filter(other -> other != trigger && other.type().equals(trigger.type()))
            .map(other -> other.as().simpleName())
            .collect(Collectors.joining(" and "));
    return others.isEmpty()
        ? Stream.empty()
        : Stream.of(
            "trigger type "
                + Quoted.of(trigger.type())
                + " of "
                + record
                + " is also declared by "
                + others
                + "; drop one of them");
  }

  private static Stream<String> fields(TriggerRecord trigger) {
    return trigger.fields().stream().flatMap(field -> sentence(trigger, field));
  }

  private static Stream<String> sentence(TriggerRecord trigger, Argument field) {
    String where = trigger.as().simpleName() + ": ";
    Stream<String> types =
        Everything.typesIn(field.type())
            .filter(Type.Unsupported.class::isInstance)
            .map(Type.Unsupported.class::cast)
            .filter(type -> !type.isKnown())
            .map(type -> where + TypeRules.sentence(field, type));
    return RESERVED_FIELDS.contains(field.wireName())
        ? Stream.concat(
            Stream.of(
                where
                    + "a trigger's field cannot be called "
                    + Quoted.of(field.wireName())
                    + "; rename it with @Arg(name = \"...\")"),
            types)
        : types;
  }
}
