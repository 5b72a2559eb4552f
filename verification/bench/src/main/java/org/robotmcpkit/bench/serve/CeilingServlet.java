package org.robotmcpkit.bench.serve;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** The bare servlet: reads the request to its end, and answers with the same bytes each time. */
final class CeilingServlet extends HttpServlet {
  private static final long serialVersionUID = 1L;

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    request.getInputStream().readAllBytes();
    response.setContentType("application/json");
    response.setContentLength(Ceiling.ANSWER.length);
    response.getOutputStream().write(Ceiling.ANSWER);
  }
}
