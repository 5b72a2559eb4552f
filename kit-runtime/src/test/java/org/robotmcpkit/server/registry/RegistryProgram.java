package org.robotmcpkit.server.registry;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A process of {@link RegisteredServersTest}: writes itself in and out a few times, and at the end
 * leaves or dies.
 */
final class RegistryProgram {
  private static final int ROUNDS = 4;

  private RegistryProgram() {}

  public static void main(String[] arguments) throws Exception {
    if (arguments[1].equals("holds")) {
      holdTheLock(Path.of(arguments[0]));
      return;
    }
    RegisteredServers registry = new RegisteredServers(Path.of(arguments[0]));
    System.out.println("ready");
    System.in.read(); // all begin at once
    for (int round = 0; round < ROUNDS; round++) {
      RegisteredServer self =
          RegisteredServer.ofThisProcess(
              "program", "1", 9100 + round, "http://127.0.0.1/mcp", List.of("nap"));
      registry.add(self);
      if (round == ROUNDS - 1 && arguments[1].equals("dies")) {
        Runtime.getRuntime().halt(0);
      }
      registry.remove(self);
    }
  }

  private static void holdTheLock(Path file) throws IOException {
    Path lock = file.resolveSibling(file.getFileName() + ".lock");
    try (FileChannel channel =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = channel.lock()) {
      System.out.println("ready " + held.isValid());
      System.in.read(); // until it is ended
    }
  }
}
