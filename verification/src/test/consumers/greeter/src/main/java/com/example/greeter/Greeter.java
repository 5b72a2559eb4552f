package com.example.greeter;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Tool;
import org.robotmcpkit.server.CapabilityServer;

/** Greets whoever it is told of. */
public final class Greeter {
  /**
   * Greet somebody by name.
   *
   * @param who the name of who is greeted
   */
  @Tool(effect = Effect.READS)
  public String greet(String who) {
    return "Hello, " + who + "!";
  }

  /** Serves the greeter; the environment says how. */
  public static void main(String[] args) {
    CapabilityServer.named("greeter").tools(GreeterTools::new, new Greeter()).run();
  }
}
