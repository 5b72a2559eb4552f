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

/**
 * Lets a POST through only if its body is of a bounded size and begins as a JSON-RPC message does, since the SDK takes
 * a body such as {@code null} for a fault of its own.
 */
final class MessageBodies extends HttpFilter {
  private static final long serialVersionUID = 1L;

  private final int mostBytes;

  MessageBodies(int mostBytes) {
    this.mostBytes = mostBytes;
  }

  @Override
  protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (!request.getMethod().equals("POST")) {
      chain.doFilter(request, response);
      return;
    }
    byte[] body = request.getInputStream().readNBytes(mostBytes + 1);
    if (body.length > mostBytes) {
      Refusal.write(
          response,
          HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE,
          "The body is larger than " + mostBytes + " bytes.");
    } else if (!beginsAsMessage(body)) {
      Refusal.write(response, HttpServletResponse.SC_BAD_REQUEST, "The body is no JSON-RPC message.");
    } else {
      chain.doFilter(new Replayed(request, body), response);
    }
  }

  private static boolean beginsAsMessage(byte[] body) {
    for (byte one : body) {
      if (one != ' ' && one != '\t' && one != '\r' && one != '\n') {
        return one == '{' || one == '[';
      }
    }
    return false;
  }

  /** The request, with a body that has been read already. */
  private static final class Replayed extends HttpServletRequestWrapper {
    private final byte[] body;

    Replayed(HttpServletRequest request, byte[] body) {
      super(request);
      this.body = body;
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
