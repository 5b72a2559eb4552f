package org.robotmcpkit.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import org.robotmcpkit.model.LogText;

/**
 * What a server listens on.
 *
 * @param text as it was configured
 * @param inet what it was resolved to
 */
record Address(String text, InetAddress inet) {
  private static final List<String> LOOPBACK = List.of("127.0.0.1", "localhost", "[::1]");

  /**
   * An address from its text.
   *
   * @throws ConfigurationException if it cannot be resolved
   */
  static Address of(String text) {
    try {
      return new Address(text, InetAddress.getByName(text));
    } catch (UnknownHostException unknown) {
      throw new ConfigurationException(
          Settings.HOST
              + " is \""
              + LogText.safe(text)
              + "\", which cannot be resolved; set it to 127.0.0.1.",
          unknown);
    }
  }

  /** Whether only this machine can reach it. */
  boolean isLoopback() {
    return inet.isLoopbackAddress();
  }

  /**
   * By which names clients call it: those of this machine where it listens on them, and the one
   * that was configured.
   */
  List<String> ownNames() {
    if (inet.isLoopbackAddress() || inet.isAnyLocalAddress()) {
      return LOOPBACK;
    }
    return List.of(inUrl().toLowerCase(Locale.ROOT));
  }

  /** As it stands in a URL. */
  String inUrl() {
    return text.contains(":") && !text.startsWith("[") ? "[" + text + "]" : text;
  }
}
