package org.robotmcpkit.processor.check;

import java.util.List;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;

/**
 * All rules, as a list.
 *
 * @param rules the rules
 */
public record Rules(List<Rule> rules) {
  public Rules {
    rules = List.copyOf(rules);
  }

  /** The rules of the kit. */
  public static Rules ofTheKit() {
    return new Rules(
        List.of(
            new ToolNameRules(),
            new ArgumentNameRules(),
            new TypeRules(),
            new DefaultRules(),
            new EstimateRules(),
            new InstantRules(),
            new ResourceRules(),
            new ExclusiveRules(),
            new ScopeRules(),
            new HintRules(),
            new AsksRules(),
            new UngatedRules(),
            new GateRules(),
            new StopRules(),
            new TriggerRules(),
            new HiddenCharacterRules(),
            new MenuRules(),
            new MeaningRules()));
  }

  /** Everything that does not hold; what several tools share is told once. */
  public Stream<Problem> check(Holder holder, Sites sites) {
    return rules.stream().flatMap(rule -> rule.check(holder, sites)).distinct();
  }
}
