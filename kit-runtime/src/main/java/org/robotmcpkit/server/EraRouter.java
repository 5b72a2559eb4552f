package org.robotmcpkit.server;

import jakarta.servlet.ServletConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.robotmcpkit.mcp.Era;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;

/**
 * Streamable HTTP of all revisions at one address: each POST goes to the stack of the revision that its header names, or
 * else its message. Everything but a POST belongs to the sessions of the classic stack.
 *
 * <p>The header {@code Mcp-Method} says nothing about the revision: clients of older ones send it too.
 */
final class EraRouter extends HttpServlet {
  static final String PATH = "/mcp";
  private static final long serialVersionUID = 1L;

  private final transient HttpServlet classic;
  private final transient HttpServlet modern;

  EraRouter(HttpServlet classic, HttpServlet modern) {
    this.classic = classic;
    this.modern = modern;
  }

  static HttpFront.Endpoint make(ServerInfo info, Menu menu) {
    HttpFront.Endpoint classic = StreamableEndpoint.make(PATH, info, menu);
    HttpFront.Endpoint modern = ModernEndpoint.make(PATH, info, menu);
    return new HttpFront.Endpoint(
        new EraRouter(classic.servlet(), modern.servlet()),
        PATH,
        () -> {
          modern.closing().run();
          classic.closing().run();
        });
  }

  @Override
  public void init(ServletConfig config) throws ServletException {
    super.init(config);
    classic.init(config);
    modern.init(config);
  }

  @Override
  public void destroy() {
    modern.destroy();
    classic.destroy();
    super.destroy();
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws ServletException, IOException {
    (eraOf(request) == Era.MODERN ? modern : classic).service(request, response);
  }

  private static Era eraOf(HttpServletRequest request) {
    if (!request.getMethod().equals("POST")) {
      return Era.CLASSIC;
    }
    Era ofHeader = Era.of(request.getHeader("MCP-Protocol-Version"));
    return ofHeader == Era.MODERN ? ofHeader : Era.of(MessageBodies.messageOf(request).protocolVersion());
  }
}
