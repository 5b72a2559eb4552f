package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.FilterChain;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When headers are sent; on a recorded response, since a client cannot see what came together. */
class LateHeadersTest {
  private final List<String> called = new ArrayList<>();
  private final StringWriter written = new StringWriter();
  private int status = 200;

  @Test
  void theHeadersOfAPostsAnswerGoWithItsFirstEvent() throws Exception {
    pass(
        "POST",
        (request, response) -> {
          response.flushBuffer();
          response.getWriter().write("data: {}\n\n");
          response.getWriter().flush();
        });

    assertThat(called).doesNotContain("flushBuffer");
    assertThat(written).hasToString("data: {}\n\n");
  }

  @Test
  void theStreamOfAGetBeginsAtOnce() throws Exception {
    pass("GET", (request, response) -> response.flushBuffer());

    assertThat(called).contains("flushBuffer");
  }

  @Test
  void anErrorAfterTheWriterWasTakenIsStillOneShortSentence() throws Exception {
    pass(
        "POST",
        (request, response) -> {
          response.flushBuffer();
          response.getWriter();
          ((HttpServletResponse) response).setStatus(500);
          response.getWriter().write("{\"message\":\"It broke: java.io.IOException: x\"}");
        });

    assertThat(written).hasToString("{\"error\":\"It broke\"}");
    assertThat(called).contains("setContentType").doesNotContain("getOutputStream");
  }

  private void pass(String method, FilterChain inside) throws Exception {
    HttpServletRequest request =
        proxy(HttpServletRequest.class, (name, arguments) -> name.equals("getMethod") ? method : 0);
    PrintWriter writer = new PrintWriter(written);
    HttpServletResponse response =
        proxy(
            HttpServletResponse.class,
            (name, arguments) -> {
              called.add(name);
              if (name.equals("setStatus")) {
                status = (int) arguments[0];
              }
              return name.equals("getWriter") ? writer : name.equals("getStatus") ? status : null;
            });
    new PlainErrorBodies().doFilter(request, response, inside);
    writer.flush();
  }

  private interface Answers {
    Object to(String method, Object[] arguments);
  }

  private static <T> T proxy(Class<T> type, Answers answers) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> answers.to(method.getName(), arguments)));
  }
}
