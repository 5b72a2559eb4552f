package org.robotmcpkit.processor.check;

import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;

/** Something that must hold for a holder and its tools. */
@FunctionalInterface
public interface Rule {
  /** What does not hold, each at its place. */
  Stream<Problem> check(Holder holder, Sites sites);
}
