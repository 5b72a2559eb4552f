package org.robotmcpkit.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version, as the build has written it down. */
final class Version implements IVersionProvider {
  static String text() {
    Properties properties = new Properties();
    try (InputStream written = Version.class.getResourceAsStream("kit.properties")) {
      properties.load(written);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return properties.getProperty("version");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"kit " + text()};
  }
}
