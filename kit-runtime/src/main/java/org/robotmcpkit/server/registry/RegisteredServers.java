package org.robotmcpkit.server.registry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;

/**
 * The servers that run on this machine, in one file: {@code ~/.config/robos/mcp/servers.json}
 * unless somebody says otherwise. Each server writes itself in when it starts and out when it
 * stops; entries of processes that have gone are left out when it is read, and removed when it is
 * next written.
 *
 * <p>Safe for many threads and many processes: who changes it holds the lock of a file beside it,
 * and readers see the file as it was before or after a change, never in between.
 */
public final class RegisteredServers {
  private static final long MOST_BYTES = 16L << 20;
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(15);

  /** A file's lock is one process's; this is for its threads. */
  private static final Object IN_THIS_PROCESS = new Object();

  private final Path file;
  private final Duration longestWait;

  /**
   * The servers in a file.
   *
   * @param file the file; need not exist
   */
  public RegisteredServers(Path file) {
    this(file, LONGEST_WAIT);
  }

  /**
   * As {@link #RegisteredServers(Path)}, but waits no longer than so for another process to let go
   * of the file.
   */
  RegisteredServers(Path file, Duration longestWait) {
    this.file = Objects.requireNonNull(file, "file").toAbsolutePath();
    this.longestWait = longestWait;
  }

  /** Where servers stand when nobody says otherwise. */
  public static Path defaultFile() {
    return Path.of(System.getProperty("user.home"), ".config", "robos", "mcp", "servers.json");
  }

  /**
   * The servers of this machine that run now, from {@link #defaultFile}.
   *
   * @throws IOException if the file is there and cannot be read
   */
  public static List<RegisteredServer> list() throws IOException {
    return new RegisteredServers(defaultFile()).running();
  }

  /**
   * The servers in the file that run now, in the order in which they started; none if there is no
   * file.
   *
   * @throws IOException if the file is there and cannot be read
   */
  public List<RegisteredServer> running() throws IOException {
    return read().stream().filter(RegisteredServer::isAlive).toList();
  }

  /**
   * Writes a server in.
   *
   * @throws IOException if the file cannot be written
   */
  public void add(RegisteredServer server) throws IOException {
    change(
        servers -> {
          servers.removeIf(other -> other.appId().equals(server.appId()));
          servers.add(server);
          return servers;
        });
  }

  /**
   * Writes a server out.
   *
   * @throws IOException if the file cannot be written
   */
  public void remove(RegisteredServer server) throws IOException {
    change(
        servers -> {
          servers.remove(server);
          return servers;
        });
  }

  private void change(UnaryOperator<List<RegisteredServer>> change) throws IOException {
    Path folder = Objects.requireNonNull(file.getParent(), "a file has a folder");
    synchronized (IN_THIS_PROCESS) {
      Files.createDirectories(folder);
      Entries.read(Entries.write(running())); // loads classes now, while nobody waits for the lock
      Path lockFile = folder.resolve(file.getFileName() + ".lock");
      try (FileChannel channel =
              FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock held = lock(channel)) {
        assert held.isValid();
        write(change.apply(new ArrayList<>(running())));
      }
    }
  }

  /**
   * Waits in the kernel, which keeps the order of those who wait: a random pause between tries
   * would leave somebody out for long when many want it. Gives up in the end: a process that hangs
   * with the lock must not keep others from starting.
   */
  private FileLock lock(FileChannel channel) throws IOException {
    AtomicBoolean over = new AtomicBoolean();
    CompletableFuture.delayedExecutor(longestWait.toMillis(), TimeUnit.MILLISECONDS)
        .execute(
            () -> {
              if (over.compareAndSet(false, true)) {
                close(channel);
              }
            });
    try {
      FileLock held = channel.lock();
      if (over.compareAndSet(false, true)) {
        return held;
      }
    } catch (ClosedByInterruptException interrupted) {
      throw new IOException(
          "interrupted while another process held the lock of " + file, interrupted);
    } catch (AsynchronousCloseException late) {
      // as below
    }
    throw new IOException(
        "another process has held the lock of " + file + " for " + longestWait.toMillis() + " ms");
  }

  private static void close(FileChannel channel) {
    try {
      channel.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private List<RegisteredServer> read() throws IOException {
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new IOException(file + " is larger than " + MOST_BYTES + " bytes");
      }
      return Entries.read(Files.readAllBytes(file));
    } catch (NoSuchFileException none) {
      return List.of();
    }
  }

  /** The whole file or nothing: a reader, or a process that dies here, never leaves half of it. */
  private void write(List<RegisteredServer> servers) throws IOException {
    // only who holds the lock has one
    Path fresh = file.resolveSibling(file.getFileName() + ".tmp");
    Files.write(fresh, Entries.write(servers));
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
