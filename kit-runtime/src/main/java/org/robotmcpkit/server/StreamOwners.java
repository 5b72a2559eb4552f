package org.robotmcpkit.server;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.jspecify.annotations.Nullable;

/**
 * Whose the sessions of the SSE transport are. Their ids stand in the URL that a stream names
 * first, and in that of each message: a message of another principal than the stream's gets the
 * answer of a session that does not exist (MCP specification, security best practices, session
 * hijacking). Thread-safe.
 */
final class StreamOwners extends Handler.Wrapper {
  /** What the URL of a message names its session with. */
  static final String PARAMETER = "sessionId";

  private static final Pattern NAMED = Pattern.compile(PARAMETER + "=([A-Za-z0-9-]+)[\r\n]");

  /** The name comes first; what a stream says later is none. */
  private static final int MOST_CHARS = 512;

  private final Map<String, String> principals = new ConcurrentHashMap<>();

  StreamOwners(Handler inside) {
    super(inside);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String principal = Door.callerOf(request).principal();
    if (request.getMethod().equals("GET")) {
      return super.handle(request, new Noting(request, response, principal), callback);
    }
    Fields.Field id = Request.extractQueryParameters(request).get(PARAMETER);
    if (id != null && !principal.equals(principals.get(id.getValue()))) {
      return new Reply(HttpStatus.NOT_FOUND_404, "There is no such session; open a new stream.")
          .send(response, callback);
    }
    return super.handle(request, response, callback);
  }

  /**
   * Notes the session that a stream names, before its client can know of it, and forgets it with
   * the stream.
   */
  private final class Noting extends Response.Wrapper {
    private final String principal;
    private @Nullable StringBuilder begin = new StringBuilder();

    Noting(Request request, Response response, String principal) {
      super(request, response);
      this.principal = principal;
    }

    @Override
    public void write(boolean last, @Nullable ByteBuffer content, Callback callback) {
      if (begin != null && content != null) {
        note(begin.append(StandardCharsets.US_ASCII.decode(content.asReadOnlyBuffer())));
      }
      super.write(last, content, callback);
    }

    @SuppressWarnings("JdkObsolete") // whether more text could still match: this is a stream
    private void note(StringBuilder said) {
      Matcher named = NAMED.matcher(said);
      if (named.find()) {
        String id = Objects.requireNonNull(named.group(1));
        principals.put(id, principal);
        Request.addCompletionListener(getRequest(), ended -> principals.remove(id));
      }
      if (named.hitEnd() && said.length() < MOST_CHARS) {
        return;
      }
      begin = null;
    }
  }
}
