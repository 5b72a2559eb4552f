package org.robotmcpkit.server;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Iterator;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks a server once for the files of its inspector, as a browser does, so that the first human who
 * opens the page does not wait for classes to be loaded: half a second on a small machine.
 */
final class InspectorWalk {
  private static final Logger LOG = LoggerFactory.getLogger(InspectorWalk.class);
  private static final int LONGEST_MILLIS = 5000;

  private InspectorWalk() {}

  /**
   * Asks for all of them over one connection, and reads the answers; how many bytes they were, 0 if
   * it did not get there.
   */
  static long through(Address address, int port, List<String> paths) {
    try (Socket socket = new Socket()) {
      socket.setSoTimeout(LONGEST_MILLIS);
      socket.connect(new InetSocketAddress(address.inet(), port), LONGEST_MILLIS);
      socket.getOutputStream().write(requests(address.inUrl() + ":" + port, paths));
      return socket.getInputStream().transferTo(OutputStream.nullOutputStream());
    } catch (IOException | IllegalArgumentException cold) {
      LOG.debug("the inspector may be slow at first", cold);
      return 0;
    }
  }

  private static byte[] requests(String host, List<String> paths) {
    StringBuilder requests = new StringBuilder();
    for (Iterator<String> each = paths.iterator(); each.hasNext(); ) {
      requests.append("GET ").append(each.next()).append(" HTTP/1.1\r\nHost: ").append(host);
      requests.append(each.hasNext() ? "\r\n\r\n" : "\r\nConnection: close\r\n\r\n");
    }
    return requests.toString().getBytes(US_ASCII);
  }
}
