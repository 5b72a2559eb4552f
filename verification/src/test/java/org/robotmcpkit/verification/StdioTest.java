package org.robotmcpkit.verification;

class StdioTest extends TransportTest {
  @Override
  Drive driveIt() {
    return Drive.overStdio();
  }
}
