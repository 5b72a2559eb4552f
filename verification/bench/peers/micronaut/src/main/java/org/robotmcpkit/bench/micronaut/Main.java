package org.robotmcpkit.bench.micronaut;

import io.micronaut.runtime.Micronaut;

/** Serves the tools with Micronaut on Netty. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    Micronaut.run(Main.class, args);
  }
}
