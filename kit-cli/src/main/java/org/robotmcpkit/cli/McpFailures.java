package org.robotmcpkit.cli;

import io.modelcontextprotocol.client.transport.McpHttpClientTransportAuthorizationException;
import io.modelcontextprotocol.spec.McpError;
import java.net.ConnectException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** What went wrong between client and server, in one line. */
final class McpFailures {
  private static final int UNAUTHORIZED = 401;
  private static final int DEEPEST = 20;

  private McpFailures() {}

  /** What the call gives; what it throws as a {@link CommandFailure}. */
  static <T> T translated(ServerAddress server, Supplier<T> call) {
    try {
      return call.get();
    } catch (CommandFailure said) {
      throw said;
    } catch (RuntimeException thrown) {
      throw of(server, causes(thrown));
    }
  }

  private static CommandFailure of(ServerAddress server, List<Throwable> causes) {
    for (Throwable cause : causes) {
      if (cause instanceof McpError error && error.getJsonRpcError() != null) {
        return CommandFailure.refused(
            "refused: "
                + error.getJsonRpcError().code()
                + " "
                + Shown.line(error.getJsonRpcError().message()));
      }
      if (cause instanceof McpHttpClientTransportAuthorizationException denied) {
        return unauthorized(denied.getResponseInfo().statusCode());
      }
      if (cause instanceof ConnectException || cause instanceof UnresolvedAddressException) {
        return CommandFailure.unreachable("cannot reach " + server + "; does the server run?");
      }
      if (cause instanceof TimeoutException || cause instanceof HttpTimeoutException) {
        return CommandFailure.unreachable(server + " does not answer");
      }
    }
    Throwable last = causes.get(causes.size() - 1);
    String why =
        last.getMessage() == null
            ? last.getClass().getSimpleName()
            : Shown.firstLine(last.getMessage(), 200);
    return CommandFailure.unreachable(
        server + " does not answer as an MCP server over Streamable HTTP: " + why);
  }

  static CommandFailure unauthorized(int status) {
    return status == UNAUTHORIZED
        ? CommandFailure.refused(
            "refused: 401, the server wants another token; set "
                + Token.VARIABLE
                + " or --token-file")
        : CommandFailure.refused(
            "refused: "
                + status
                + ", the token is not for this, or the server not for this address");
  }

  private static List<Throwable> causes(Throwable thrown) {
    List<Throwable> causes = new ArrayList<>();
    for (Throwable cause = thrown;
        cause != null && causes.size() < DEEPEST;
        cause = cause.getCause()) {
      causes.add(cause);
    }
    return causes;
  }
}
