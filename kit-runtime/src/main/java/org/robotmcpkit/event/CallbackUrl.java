package org.robotmcpkit.event;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The planner's endpoint; only scheme, host and port of it are ever shown, because the rest may
 * hold secrets.
 */
final class CallbackUrl {
  private static final Pattern LOOPBACK =
      Pattern.compile("localhost|127(\\.[0-9]{1,3}){3}|\\[(::1|0:0:0:0:0:0:0:1)]");

  private final URI uri;

  private CallbackUrl(URI uri) {
    this.uri = uri;
  }

  /**
   * The endpoint that a text names.
   *
   * @throws IllegalArgumentException with one sentence that does not repeat the text, if it is no
   *     usable URL
   */
  static CallbackUrl parse(String text) {
    URI uri;
    try {
      uri = new URI(text.strip());
    } catch (URISyntaxException e) {
      throw unusable("it is no URL");
    }
    String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    if (!scheme.equals("http") && !scheme.equals("https")) {
      throw unusable("it does not start with http:// or https://");
    }
    if (uri.getRawUserInfo() != null
        || (uri.getRawAuthority() != null && uri.getRawAuthority().indexOf('@') >= 0)) {
      throw unusable("it holds user-info");
    }
    if (uri.getHost() == null) {
      throw unusable("it names no host");
    }
    if (uri.getPort() == 0 || uri.getPort() > 65535) {
      throw unusable("its port is out of range");
    }
    if (uri.getRawFragment() != null) {
      throw unusable("it holds a fragment");
    }
    return new CallbackUrl(uri);
  }

  private static IllegalArgumentException unusable(String why) {
    return new IllegalArgumentException(
        "RVC_CALLBACK_URL must be an absolute http or https URL without user-info, for example"
            + " http://127.0.0.1:8000/api/agent/events, but "
            + why
            + ".");
  }

  URI uri() {
    return uri;
  }

  boolean isPlainHttpBeyondLoopback() {
    return uri.getScheme().equalsIgnoreCase("http")
        && !LOOPBACK.matcher(uri.getHost().toLowerCase(Locale.ROOT)).matches();
  }

  /** Scheme, host and port. */
  @Override
  public String toString() {
    return uri.getScheme().toLowerCase(Locale.ROOT)
        + "://"
        + uri.getHost()
        + (uri.getPort() < 0 ? "" : ":" + uri.getPort());
  }
}
