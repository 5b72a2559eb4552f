package org.robotmcpkit.sample;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import net.logstash.logback.encoder.LogstashEncoder;
import net.logstash.logback.fieldnames.LogstashFieldNames;
import org.robotmcpkit.model.LogText;
import org.slf4j.Logger;

/**
 * How the sample logs: one JSON object a line on standard error, or lines for people where the
 * environment says so ({@code docs/operations.md}). Logback finds it as a service.
 *
 * <p>Nothing of it goes to standard output, which belongs to the protocol.
 */
public final class SampleLogs extends ContextAwareBase implements Configurator {
  /** The environment variable with the form of the lines: {@code json} or {@code pretty}. */
  static final String FORMAT = "LOG_FORMAT";

  /** The environment variable with the level from which on the kit and the sample are heard. */
  static final String LEVEL = "LOG_LEVEL";

  private static final List<String> FORMATS = List.of("json", "pretty");
  private static final List<String> LEVELS =
      List.of("trace", "debug", "info", "warn", "error", "off");

  /** Fields first, since they stand in the same place on each line. */
  private static final String PRETTY = "%d{HH:mm:ss.SSS} %-5level %logger{0} [%mdc] %msg %kvp%n";

  private static String defaultLevel = "info";

  /** For {@link java.util.ServiceLoader}. */
  public SampleLogs() {}

  /** What is wrong with the variables, in one sentence; empty if nothing is. */
  static Optional<String> problem(Map<String, String> environment) {
    return problem(environment, FORMAT, FORMATS).or(() -> problem(environment, LEVEL, LEVELS));
  }

  private static Optional<String> problem(
      Map<String, String> environment, String name, List<String> allowed) {
    String value = environment.getOrDefault(name, allowed.get(0));
    return allowed.contains(value.toLowerCase(Locale.ROOT))
        ? Optional.empty()
        : Optional.of(
            name
                + " must be one of "
                + String.join(", ", allowed)
                + ", not \""
                + LogText.safe(value)
                + "\".");
  }

  /** Logs warnings only unless the environment says otherwise; to be called before any logging. */
  static void leaveTheTerminalToPeople() {
    defaultLevel = "warn";
  }

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    Map<String, String> environment = System.getenv();
    Level kit = Level.toLevel(environment.getOrDefault(LEVEL, defaultLevel), Level.INFO);
    ConsoleAppender<ILoggingEvent> stderr = new ConsoleAppender<>();
    stderr.setContext(context);
    stderr.setTarget("System.err");
    stderr.setEncoder(
        environment.getOrDefault(FORMAT, "json").equalsIgnoreCase("pretty")
            ? pretty(context)
            : json(context));
    stderr.start();
    ch.qos.logback.classic.Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    root.addAppender(stderr);
    // what is below us would show whole requests at DEBUG
    root.setLevel(least(kit, Level.WARN));
    context.getLogger("org.robotmcpkit").setLevel(kit);
    // over SSE every client of today asks for a later protocol revision first
    context
        .getLogger("io.modelcontextprotocol.server.McpAsyncServer")
        .setLevel(least(kit, Level.ERROR));
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  private static Level least(Level asked, Level quieter) {
    return asked.isGreaterOrEqual(quieter) ? asked : quieter;
  }

  private static Encoder<ILoggingEvent> json(LoggerContext context) {
    LogstashFieldNames names = new LogstashFieldNames();
    names.setVersion(LogstashFieldNames.IGNORE_FIELD_INDICATOR);
    names.setLevelValue(LogstashFieldNames.IGNORE_FIELD_INDICATOR);
    LogstashEncoder encoder = new LogstashEncoder();
    encoder.setContext(context);
    encoder.setFieldNames(names);
    encoder.setTimeZone("UTC");
    encoder.start();
    return encoder;
  }

  private static Encoder<ILoggingEvent> pretty(LoggerContext context) {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern(PRETTY);
    encoder.start();
    return encoder;
  }
}
