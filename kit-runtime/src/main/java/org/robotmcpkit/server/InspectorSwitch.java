package org.robotmcpkit.server;

import java.util.Map;
import java.util.Optional;
import org.robotmcpkit.model.LogText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether a server has an inspector: the environment, where it says something, has the last word.
 */
final class InspectorSwitch {
  static final String VARIABLE = "MCP_INSPECTOR";

  private static final Logger LOG = LoggerFactory.getLogger(InspectorSwitch.class);

  private InspectorSwitch() {}

  /**
   * Whether it is on.
   *
   * @param byProgram what the program has said
   * @throws ConfigurationException if it is on where other machines could see it
   */
  static boolean isOn(boolean byProgram, Map<String, String> environment, Settings settings) {
    String value =
        Optional.ofNullable(environment.get(VARIABLE))
            .map(String::strip)
            .filter(text -> !text.isEmpty())
            .orElse(String.valueOf(byProgram));
    if (!value.equals("true") && !value.equals("false")) {
      throw new ConfigurationException(
          VARIABLE + " is \"" + LogText.safe(value) + "\"; set it to true or false.");
    }
    if (value.equals("false")) {
      return false;
    }
    if (settings.transport() == TransportKind.STDIO) {
      LOG.warn(
          "the inspector is a page, and there is none over stdio; set {} to streamable_http",
          Settings.TRANSPORT);
      return false;
    }
    if (settings.isRemote()) {
      throw new ConfigurationException(
          "the inspector is switched on, and "
              + Settings.HOST
              + " is \""
              + LogText.safe(settings.address().text())
              + "\", which other machines can reach; set "
              + VARIABLE
              + "=false, or use a loopback address such as 127.0.0.1 and a tunnel.");
    }
    return true;
  }
}
