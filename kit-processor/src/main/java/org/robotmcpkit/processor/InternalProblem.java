package org.robotmcpkit.processor;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Problem;
import org.robotmcpkit.processor.check.Site;

/** Turns a failure of the processor itself into a problem that people can report. */
final class InternalProblem {
  private InternalProblem() {}

  static Problem of(RuntimeException failure, TypeElement holder) {
    String version =
        Optional.ofNullable(KitProcessor.class.getPackage().getImplementationVersion())
            .orElse("(unpackaged)");
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace, true));
    return new Problem(
        Code.INTERNAL,
        "robot-mcp-kit "
            + version
            + " failed on "
            + holder.getSimpleName()
            + "; please tell us, with the trace below\n"
            + trace,
        Site.of(holder));
  }
}
