package org.robotmcpkit.verification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * A real browser on a page of another origin cannot start a task, whatever the page tries: each way
 * that needs no permission of the server, each that asks for it, and a name of its own that points
 * to this machine.
 */
@Tag("browser")
class BrowserTest {
  /**
   * What the page does; {@code MCP} is the server's address, {@code REBOUND} the same under a
   * foreign name.
   */
  private static final String PAGE =
      """
      <!doctype html><title>elsewhere</title>
      <iframe name="sink"></iframe>
      <script>
      const call = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name: 'sleep_task',
        arguments: {duration_s: 3000}, _meta: {'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': {}}}});
      const modern = {'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': 'sleep_task'};
      const json = {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'};
      const report = {};
      async function attempt(name, doIt) {
        try { const answer = await doIt(); report[name] = `${answer.type} ${answer.status}`; }
        catch (failure) { report[name] = `failed ${failure.name}`; }
      }
      function submit(enctype) {
        const form = document.createElement('form');
        Object.assign(form, {method: 'post', action: 'MCP', target: 'sink', enctype});
        const field = document.createElement('input');
        Object.assign(field, {name: call.slice(0, -1) + ',"x":"', value: '"}'});
        form.append(field); document.body.append(form); form.submit();
        return new Promise((done) => setTimeout(() => done({type: 'sent', status: 0}), 500));
      }
      (async () => {
        await attempt('text/plain', () => fetch('MCP', {method: 'POST', body: call}));
        await attempt('no-cors', () => fetch('MCP', {method: 'POST', mode: 'no-cors', body: call}));
        await attempt('no-cors blob', () => fetch('MCP', {method: 'POST', mode: 'no-cors',
          body: new Blob([call], {type: 'text/plain'})}));
        await attempt('json', () => fetch('MCP', {method: 'POST', headers: {...json, ...modern}, body: call}));
        await attempt('credentials', () => fetch('MCP', {method: 'POST', credentials: 'include', headers: json, body: call}));
        await attempt('beacon', async () => ({type: 'beacon', status: navigator.sendBeacon('MCP', call)}));
        await attempt('rebound', () => fetch('REBOUND', {method: 'POST', headers: {...json, ...modern}, body: call}));
        await attempt('rebound no-cors', () => fetch('REBOUND', {method: 'POST', mode: 'no-cors', body: call}));
        await attempt('get', () => fetch('MCP'));
        await attempt('form', () => submit('text/plain'));
        await attempt('form urlencoded', () => submit('application/x-www-form-urlencoded'));
        await fetch('/report', {method: 'POST', body: JSON.stringify(report)});
      })();
      </script>
      """;

  private static final Duration LIMIT = Duration.ofSeconds(60);

  @Test
  void noPageOfAnotherOriginStartsATask(@TempDir Path profile) throws Exception {
    String chromium = Interpreter.CHROMIUM.command();
    BlockingQueue<String> reports = new LinkedBlockingQueue<>();
    try (ChildProcess server = SampleServer.startHttp("streamable_http", Map.of())) {
      URI mcp = URI.create(SampleServer.address(server) + "/mcp");
      HttpServer elsewhere = elsewhere(mcp, reports);
      try (ChildProcess browser =
          ChildProcess.start(
              "chromium",
              Map.of(),
              List.of(
                  chromium,
                  "--headless",
                  "--no-sandbox",
                  "--disable-gpu",
                  "--no-first-run",
                  "--host-resolver-rules=MAP robot.example 127.0.0.1",
                  "--user-data-dir=" + profile,
                  "http://127.0.0.1:" + elsewhere.getAddress().getPort() + "/"))) {
        String report = reports.poll(LIMIT.toSeconds(), TimeUnit.SECONDS);

        assertThat(report).withFailMessage(browser::transcript).isNotNull();
        Map<String, String> seen = new LinkedHashMap<>();
        Json.parse(report)
            .properties()
            .forEach(entry -> seen.put(entry.getKey(), entry.getValue().asString()));
        assertThat(seen).hasSize(11);
        assertThat(List.of("text/plain", "json", "credentials", "rebound", "get"))
            .as("what the page may not read: %s", seen)
            .allSatisfy(way -> assertThat(seen.get(way)).isEqualTo("failed TypeError"));
        assertThat(tasks(mcp)).as("%s", seen).isEmpty();
      } finally {
        elsewhere.stop(0);
      }
    }
  }

  /** The page's own server, which also takes its report. */
  private static HttpServer elsewhere(URI mcp, BlockingQueue<String> reports) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    String page =
        PAGE.replace("REBOUND", "http://robot.example:" + mcp.getPort() + "/mcp")
            .replace("MCP'", mcp + "'");
    server.createContext(
        "/",
        exchange -> {
          byte[] body = page.getBytes(UTF_8);
          exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
          exchange.sendResponseHeaders(200, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.createContext(
        "/report",
        exchange -> {
          reports.add(new String(exchange.getRequestBody().readAllBytes(), UTF_8));
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    server.start();
    return server;
  }

  private static JsonNode tasks(URI mcp) throws Exception {
    return new ModernCaller(mcp).call("list_tasks", Map.of()).path("tasks");
  }
}
