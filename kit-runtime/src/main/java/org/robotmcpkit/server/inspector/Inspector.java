package org.robotmcpkit.server.inspector;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.task.TaskManager;
import org.robotmcpkit.tool.Caller;

/**
 * The inspector of one server: the handlers that it stands with among those of the server, and the
 * pages that look on. Thread-safe.
 */
public final class Inspector implements AutoCloseable {
  /** Where the page lies. */
  public static final String PATH = Pages.PATH;

  /** How many pages may look on at once. */
  public static final int MOST_VIEWERS = 4;

  private static final String RETRY_AFTER_S = "10";

  private final Viewer.Sights sights;
  private final Set<Viewer> viewers = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  /** An inspector that nobody looks at yet. */
  public Inspector(About about, EventHistory events, TaskManager tasks, EventPoster poster) {
    this.sights =
        new Viewer.Sights(
            about, new Trace(Clock.systemUTC(), System::nanoTime), events, tasks, poster);
  }

  /** Where the page and the files that it loads lie, the page first. */
  public static List<String> files() {
    return Pages.paths();
  }

  /** Stands before the door: reads along, and gives out the page's files. */
  public Handler beforeTheDoor(Doorway doorway, Handler door) {
    return sights.trace().around(new Pages(doorway, door));
  }

  /** Stands behind the door, which has asked for a token: gives out what there is to see. */
  public Handler behindTheDoor(Doorway doorway, Handler inside) {
    return new Handler.Wrapper(inside) {
      @Override
      public boolean handle(Request request, Response response, Callback callback)
          throws Exception {
        if (!Pages.STREAM.equals(request.getHttpURI().getPath())) {
          return super.handle(request, response, callback);
        }
        Caller caller = doorway.callerOf(request);
        if (caller == null || !request.getMethod().equals("GET")) {
          response.getHeaders().put(HttpHeader.ALLOW, "GET");
          return Refused.send(
              HttpStatus.METHOD_NOT_ALLOWED_405,
              "The stream can be read only.",
              response,
              callback);
        }
        return open(caller, request, response, callback);
      }
    };
  }

  /** Stands behind what has read the bodies: knows what was asked. */
  public Handler behindTheBodies(Doorway doorway, Handler inside) {
    return sights.trace().entry(doorway, inside);
  }

  private boolean open(Caller caller, Request request, Response response, Callback callback) {
    Viewer[] self = new Viewer[1];
    Viewer viewer =
        new Viewer(sights, caller, request, response, callback, () -> viewers.remove(self[0]));
    self[0] = viewer;
    synchronized (this) {
      if (closed || viewers.size() >= MOST_VIEWERS) {
        response.getHeaders().put(HttpHeader.RETRY_AFTER, RETRY_AFTER_S);
        return Refused.send(
            HttpStatus.TOO_MANY_REQUESTS_429,
            MOST_VIEWERS + " pages look on already; close one of them.",
            response,
            callback);
      }
      viewers.add(viewer);
    }
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream; charset=utf-8");
    viewer.begin();
    return true;
  }

  /** Says goodbye to the pages that look on. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    viewers.forEach(Viewer::end);
  }
}
