package org.robotmcpkit.verification;

class StreamableHttpTest extends TransportTest {
  @Override
  Drive driveIt() {
    return Drive.overHttp("streamable_http", "/mcp");
  }
}
