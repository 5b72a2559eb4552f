package org.robotmcpkit.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which server a command is about, and who asks. */
final class ServerOptions {
  private final Surroundings here;
  private final Function<String, ServerAddress> servers;

  @Parameters(
      index = "0",
      paramLabel = "URL",
      description =
          "http://127.0.0.1:9100, with or without /mcp, or the name of a server that runs on this machine.")
  private String url = "";

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description = "A file with the token to show, in place of MCP_TOKEN.")
  private @Nullable Path tokenFile;

  ServerOptions(Surroundings here, Function<String, ServerAddress> servers) {
    this.here = here;
    this.servers = servers;
  }

  ServerAddress address() {
    return servers.apply(url);
  }

  /** The token, with a warning if others on the way could read it. */
  Optional<Token> token(ServerAddress address) {
    Optional<Token> token = Token.of(tokenFile, here.variables());
    if (token.isPresent() && !address.isPrivate()) {
      here.err()
          .println(
              "kit: the token goes to "
                  + address
                  + " without encryption; everybody on the way can read it");
    }
    return token;
  }
}
