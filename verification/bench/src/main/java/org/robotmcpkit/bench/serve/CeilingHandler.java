package org.robotmcpkit.bench.serve;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** The bare Jetty handler: no servlet either. */
final class CeilingHandler extends Handler.Abstract {
  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    Content.Source.consumeAll(request);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, Ceiling.ANSWER.length);
    response.write(true, ByteBuffer.wrap(Ceiling.ANSWER), callback);
    return true;
  }
}
