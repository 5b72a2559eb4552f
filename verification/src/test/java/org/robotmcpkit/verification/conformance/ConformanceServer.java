package org.robotmcpkit.verification.conformance;

import org.robotmcpkit.server.CapabilityServer;

/** Serves the fixtures; the environment says how, as for every server of the kit. */
public final class ConformanceServer {
  private ConformanceServer() {}

  static CapabilityServer make() {
    return CapabilityServer.named("conformance")
        .version("1")
        .tools(TaskFixturesTools::new, new TaskFixtures())
        .tools(PlainFixturesTools::new, new PlainFixtures())
        .tools(new SchemaFixtures())
        .tools(new AskFixtures());
  }

  /** {@code MCP_TRANSPORT=streamable_http} for the suite, which speaks nothing else. */
  public static void main(String[] args) {
    make().run();
  }
}
