package org.robotmcpkit.server;

import jakarta.servlet.ServletConfig;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.robotmcpkit.mcp.Era;
import org.robotmcpkit.mcp.Incoming;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.mcp.ServerInfo;
import org.robotmcpkit.model.LogText;

/**
 * Streamable HTTP of all revisions at one address: each POST goes to the stack of the revision that
 * its header names, or else its message. Everything but a POST belongs to the sessions of the
 * classic stack.
 *
 * <p>The header {@code Mcp-Method} says nothing about the revision: clients of older ones send it
 * too.
 */
final class EraRouter extends HttpServlet {
  static final String PATH = "/mcp";
  static final List<String> CLASSIC_REVISIONS = List.of("2025-03-26", "2025-06-18", "2025-11-25");
  private static final long serialVersionUID = 1L;
  private static final int INVALID_REQUEST = -32600;

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
        classic.ending(),
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
    if (!request.getMethod().equals("POST")) {
      classic.service(request, response);
      return;
    }
    Incoming.Message message = Bodies.messageOf(request);
    String header = request.getHeader("MCP-Protocol-Version");
    if (Era.of(header) == Era.MODERN || Era.of(message.protocolVersion()) == Era.MODERN) {
      modern.service(request, response);
    } else if (header == null || CLASSIC_REVISIONS.contains(header)) {
      classic.service(request, response);
    } else {
      Refusal.write(
          response, HttpServletResponse.SC_BAD_REQUEST, unknown(header, message).answer());
    }
  }

  /**
   * The classic stack would take any revision for one that it speaks (MCP 2025-06-18, transports:
   * MUST be 400).
   */
  private static Incoming.Refused unknown(String header, Incoming.Message message) {
    return new Incoming.Refused(
        INVALID_REQUEST,
        message.id(),
        "MCP-Protocol-Version is "
            + LogText.safe(header)
            + ", which is not spoken here; speak one of "
            + String.join(", ", CLASSIC_REVISIONS)
            + ", 2026-07-28.",
        false);
  }
}
