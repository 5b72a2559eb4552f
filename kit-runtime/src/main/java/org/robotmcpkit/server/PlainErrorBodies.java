package org.robotmcpkit.server;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.model.UnreadableJsonException;

/**
 * Replaces the bodies of the SDK's HTTP errors, which are Java exceptions with their stack traces
 * written as JSON, by their message alone. What is a JSON-RPC message stays as it is.
 *
 * <p>The headers of a POST's answer wait for its first event and go with it: the SDK would send
 * them by themselves, which costs a seventh of a call. Only the stream of a GET has to begin at
 * once.
 */
final class PlainErrorBodies extends HttpFilter {
  private static final long serialVersionUID = 1L;
  private static final int FIRST_ERROR = 400;
  private static final int LONGEST_MESSAGE = 300;

  /** The SDK's messages begin in words and go on with the exceptions of its libraries. */
  private static final Pattern CLASS_AND_ALL_AFTER =
      Pattern.compile(":? *\\b[a-z]\\w*(\\.[a-z]\\w*)+\\.[A-Z].*", Pattern.DOTALL);

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    HeldBack answer = new HeldBack(response, request.getMethod().equals("POST"));
    chain.doFilter(request, answer);
    answer.release();
  }

  /**
   * Keeps what is written after an error status was set, and headers until something is written.
   */
  private static final class HeldBack extends HttpServletResponseWrapper {
    private final boolean headersWait;
    private @Nullable PrintWriter direct;
    private @Nullable Kept kept;
    private @Nullable PrintWriter writer;

    HeldBack(HttpServletResponse response, boolean headersWait) {
      super(response);
      this.headersWait = headersWait;
    }

    @Override
    public ServletOutputStream getOutputStream() throws IOException {
      return getStatus() < FIRST_ERROR ? super.getOutputStream() : kept();
    }

    @Override
    public PrintWriter getWriter() throws IOException {
      if (getStatus() < FIRST_ERROR) {
        direct = super.getWriter();
        return direct;
      }
      if (writer == null) {
        writer = new PrintWriter(new OutputStreamWriter(kept(), StandardCharsets.UTF_8));
      }
      return writer;
    }

    @Override
    public void flushBuffer() throws IOException {
      if (kept == null && !headersWait) {
        super.flushBuffer();
      }
    }

    private Kept kept() {
      if (kept == null) {
        kept = new Kept();
      }
      return kept;
    }

    void release() throws IOException {
      if (kept == null) {
        return;
      }
      if (writer != null) {
        writer.flush();
      }
      byte[] body = plain(kept.bytes.toByteArray());
      setContentType("application/json");
      setContentLength(body.length);
      if (direct == null) {
        super.getOutputStream().write(body);
      } else {
        direct.write(new String(body, StandardCharsets.UTF_8));
      }
    }

    private byte[] plain(byte[] body) {
      String message = "The request was refused.";
      try {
        Map<String, Object> error = Json.readObject(body);
        if (error.containsKey("jsonrpc")) {
          return body;
        }
        if (error.get("message") instanceof String said) {
          message = CLASS_AND_ALL_AFTER.matcher(said).replaceFirst("");
        }
      } catch (UnreadableJsonException noJson) {
        // nothing in it that could be kept
      }
      return Json.bytes(Map.of("error", LogText.safe(message, LONGEST_MESSAGE)));
    }
  }

  /** A servlet's output, in memory. */
  private static final class Kept extends ServletOutputStream {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Override
    public void write(int one) {
      bytes.write(one);
    }

    @Override
    public void write(byte[] more, int offset, int length) {
      bytes.write(more, offset, length);
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setWriteListener(WriteListener listener) {
      throw new IllegalStateException("an error body is written at once");
    }
  }
}
