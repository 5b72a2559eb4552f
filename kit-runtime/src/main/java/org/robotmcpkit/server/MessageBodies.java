package org.robotmcpkit.server;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.robotmcpkit.mcp.Incoming;

/**
 * Lets a POST through only if its body is of a bounded size and holds a message, and keeps that for those who come after:
 * the SDK takes a body such as {@code null} for a fault of its own, and answers rubbish with a stack trace.
 */
final class MessageBodies extends HttpFilter {
  private static final long serialVersionUID = 1L;
  private static final String MESSAGE = MessageBodies.class.getName();

  /** The message that the request holds; only for a POST that this filter has let through. */
  static Incoming.Message messageOf(HttpServletRequest request) {
    return (Incoming.Message) request.getAttribute(MESSAGE);
  }

  @Override
  protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (!request.getMethod().equals("POST")) {
      chain.doFilter(request, response);
      return;
    }
    byte[] body = request.getInputStream().readNBytes(Incoming.MOST_BYTES + 1);
    if (body.length > Incoming.MOST_BYTES) {
      Refusal.write(
          response,
          HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
          "The body is larger than " + Incoming.MOST_BYTES + " bytes.");
      return;
    }
    Incoming incoming = Incoming.read(body);
    if (incoming instanceof Incoming.Refused refused) {
      Refusal.write(response, HttpServletResponse.SC_BAD_REQUEST, refused.answer());
    } else {
      request.setAttribute(MESSAGE, incoming);
      chain.doFilter(new Replayed(request, body), response);
    }
  }

  /** The request, with a body that has been read already. */
  private static final class Replayed extends HttpServletRequestWrapper {
    private final byte[] body;

    Replayed(HttpServletRequest request, byte[] body) {
      super(request);
      this.body = body;
    }

    /** A message is UTF-8, whatever its sender says: what was looked at must be what is read. */
    @Override
    public String getCharacterEncoding() {
      return StandardCharsets.UTF_8.name();
    }

    @Override
    public ServletInputStream getInputStream() {
      return new Memory(body);
    }

    @Override
    public BufferedReader getReader() {
      return new BufferedReader(new InputStreamReader(getInputStream(), StandardCharsets.UTF_8));
    }
  }

  /** A servlet's input, from memory. */
  private static final class Memory extends ServletInputStream {
    private final ByteArrayInputStream bytes;

    Memory(byte[] body) {
      bytes = new ByteArrayInputStream(body);
    }

    @Override
    public int read() {
      return bytes.read();
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      return bytes.read(into, offset, length);
    }

    @Override
    public boolean isFinished() {
      return bytes.available() == 0;
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setReadListener(ReadListener listener) {
      throw new IllegalStateException("the body is in memory; read it at once");
    }
  }
}
