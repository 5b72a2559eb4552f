package org.robotmcpkit.server;

/**
 * A server that cannot be started as it is configured; the message is one sentence that says what
 * to do.
 */
public final class ConfigurationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ConfigurationException(String message) {
    super(message);
  }

  ConfigurationException(String message, Throwable cause) {
    super(message, cause);
  }
}
