package org.robotmcpkit.verification;

class SseTest extends TransportTest {
  @Override
  Drive driveIt() {
    return Drive.overHttp("sse", "/sse");
  }
}
