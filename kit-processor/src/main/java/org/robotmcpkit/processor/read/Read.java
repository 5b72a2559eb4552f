package org.robotmcpkit.processor.read;

import java.util.List;
import org.robotmcpkit.processor.check.Problem;
import org.robotmcpkit.processor.check.Sites;
import org.robotmcpkit.processor.model.Holder;

/**
 * A holder as read.
 *
 * @param holder the holder
 * @param sites where its parts stand
 * @param problems what no model can hold
 */
public record Read(Holder holder, Sites sites, List<Problem> problems) {
  public Read {
    problems = List.copyOf(problems);
  }
}
