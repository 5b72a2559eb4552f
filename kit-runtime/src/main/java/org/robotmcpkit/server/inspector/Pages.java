package org.robotmcpkit.server.inspector;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * The files of the page, for whoever looks at this machine from itself: they show nothing until the
 * stream is asked for, with a token. Lets nothing of the inspector through to pages of other
 * origins, listed ones included. Immutable.
 */
final class Pages extends Handler.Wrapper {
  static final String PATH = "/inspector";
  static final String STREAM = PATH + "/stream";

  private static final String HTML = "text/html; charset=utf-8";
  private static final String SCRIPT = "text/javascript; charset=utf-8";

  static final Map<String, String> FILES = files();

  /** What stands in the page as long as its style is a file of its own. */
  private static final String LINK = "<link rel=\"stylesheet\" href=\"style.css\">";

  @SuppressWarnings("ArrayRecordComponent") // sent as it is, and compared with nothing
  private record File(String type, byte[] bytes) {}

  private final Doorway doorway;
  private final Map<String, File> byPath = new LinkedHashMap<>();
  private final String policy;

  Pages(Doorway doorway, Handler inside) {
    super(inside);
    this.doorway = doorway;
    FILES.forEach((name, type) -> byPath.put(PATH + "/" + name, new File(type, read(name))));
    String style = text("style.css");
    policy = policy(hash(style));
    File page = new File(HTML, styled(text("index.html"), style).getBytes(UTF_8));
    byPath.put(PATH, page);
    byPath.put(PATH + "/", page);
  }

  private static Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    for (String script :
        new String[] {
          "app",
          "approvals",
          "dom",
          "events",
          "form",
          "json",
          "mcp",
          "resources",
          "rows",
          "schema",
          "store",
          "stream",
          "tabs",
          "tasks",
          "tools",
          "trace"
        }) {
      files.put(script + ".js", SCRIPT);
    }
    return files;
  }

  static List<String> paths() {
    List<String> paths = new ArrayList<>(List.of(PATH));
    FILES.keySet().forEach(name -> paths.add(PATH + "/" + name));
    return paths;
  }

  /** With its style inside, a page shows itself without asking for anything else. */
  private static String styled(String page, String style) {
    if (!page.contains(LINK)) {
      throw new IllegalStateException("the inspector's page has no place for its style");
    }
    return page.replace(LINK, "<style>" + style + "</style>");
  }

  /**
   * As strict as can be: no script or address but the server's own, no style but the one that is in
   * the page, known by its hash, no framing, no text that becomes code.
   */
  private static String policy(String hashOfStyle) {
    return "default-src 'none'; script-src 'self'; style-src 'sha256-"
        + hashOfStyle
        + "'; connect-src 'self'; img-src 'self' data:;"
        + " base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
        + " require-trusted-types-for 'script'; trusted-types 'none'";
  }

  /** As a policy names a style (CSP 3, hash-source). */
  private static String hash(String style) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(style.getBytes(UTF_8));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  private static String text(String name) {
    return new String(read(name), UTF_8);
  }

  private static byte[] read(String name) {
    try (InputStream file = Pages.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException(
            "the inspector's file " + name + " is missing from the class path");
      }
      return file.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(
          "the inspector's file " + name + " cannot be read", unreadable);
    }
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String path = request.getHttpURI().getPath();
    if (path == null || (!path.equals(PATH) && !path.startsWith(PATH + "/"))) {
      return super.handle(request, response, callback);
    }
    protect(response.getHeaders());
    File file = byPath.get(path);
    if (!doorway.isForThisMachine(request)) {
      return Refused.send(
          HttpStatus.FORBIDDEN_403,
          "The inspector answers only to a name of this machine in Host.",
          response,
          callback);
    }
    if (!doorway.isOwnPage(request)
        || !isFromHere(request, file != null && file.type().equals(HTML))) {
      return Refused.send(
          HttpStatus.FORBIDDEN_403,
          "The inspector answers no page but its own.",
          response,
          callback);
    }
    if (path.equals(STREAM)) {
      return super.handle(request, response, callback);
    }
    if (file == null) {
      return Refused.send(
          HttpStatus.NOT_FOUND_404, "The inspector has no such file.", response, callback);
    }
    if (!request.getMethod().equals("GET") && !request.getMethod().equals("HEAD")) {
      response.getHeaders().put(HttpHeader.ALLOW, "GET, HEAD");
      return Refused.send(
          HttpStatus.METHOD_NOT_ALLOWED_405,
          "The inspector's files can be read only.",
          response,
          callback);
    }
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, file.type());
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, file.bytes().length);
    response.write(
        true,
        ByteBuffer.wrap(request.getMethod().equals("HEAD") ? new byte[0] : file.bytes()),
        callback);
    return true;
  }

  /** Browsers say from where they ask; a link to the page itself may stand anywhere. */
  private static boolean isFromHere(Request request, boolean isPage) {
    String site = request.getHeaders().get("Sec-Fetch-Site");
    return site == null
        || site.equals("same-origin")
        || site.equals("none")
        || (isPage && "navigate".equals(request.getHeaders().get("Sec-Fetch-Mode")));
  }

  private void protect(HttpFields.Mutable headers) {
    headers.put("Content-Security-Policy", policy);
    headers.put("X-Content-Type-Options", "nosniff");
    headers.put("X-Frame-Options", "DENY");
    headers.put("Referrer-Policy", "no-referrer");
    headers.put("Cross-Origin-Resource-Policy", "same-origin");
    headers.put("Cross-Origin-Opener-Policy", "same-origin");
    headers.put(HttpHeader.CACHE_CONTROL, "no-store");
  }
}
