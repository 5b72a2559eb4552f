package org.robotmcpkit.server;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.robotmcpkit.event.EventPoster;
import org.robotmcpkit.mcp.Menu;
import org.robotmcpkit.observe.Observer;
import org.robotmcpkit.task.TaskManager;

/** A server that has started. Thread-safe; closing it again changes nothing. */
public final class RunningServer implements AutoCloseable {
  private static final long LONGEST_CLOSE_S = 10;

  private final String name;
  private final TransportKind transport;
  private final String address;
  private final Menu menu;
  private final Front front;
  private final Registration registration;
  private final TaskManager tasks;
  private final EventPoster poster;
  private final Observer observer;
  private final Optional<String> operatorKey;
  private final AtomicBoolean closing = new AtomicBoolean();
  private final CountDownLatch closed = new CountDownLatch(1);

  RunningServer(
      String name,
      TransportKind transport,
      String address,
      Menu menu,
      Front front,
      Registration registration,
      TaskManager tasks,
      EventPoster poster,
      Observer observer,
      Optional<String> operatorKey) {
    this.name = name;
    this.transport = transport;
    this.address = address;
    this.menu = menu;
    this.front = front;
    this.registration = registration;
    this.tasks = tasks;
    this.poster = poster;
    this.observer = observer;
    this.operatorKey = operatorKey;
  }

  /** Where clients find it: a URL, or words for stdio. */
  public String address() {
    return address;
  }

  /** Where its inspector page is; empty if it has none. */
  public Optional<String> inspector() {
    return front.inspector();
  }

  /** The names of its tools, in order. */
  public List<String> tools() {
    return menu.names();
  }

  /** The tasks it runs. */
  public TaskManager tasks() {
    return tasks;
  }

  /**
   * What an operator agrees to calls with over HTTP ({@code docs/gates.md}): made when the server
   * started, because a tool may need an operator and no token has the scope {@code robot:approve};
   * empty otherwise. A secret.
   */
  public Optional<String> operatorKey() {
    return operatorKey;
  }

  /** One line for people: transport, address, tools, and where events go. */
  public String banner() {
    return name
        + ": serving "
        + String.join(", ", tools())
        + " over "
        + transport.wireName()
        + " at "
        + address
        + "; events go "
        + poster
            .destination()
            .map(to -> "to " + to)
            .orElse("nowhere, since RVC_CALLBACK_URL is not set")
        + inspector().map(page -> "; inspector at " + page).orElse("");
  }

  /**
   * Returns when the server has been closed or, on stdio, when standard input has ended; the server
   * is closed then.
   */
  public void serve() {
    try {
      front.awaitEnd();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    close();
  }

  /** Closes the server when the process is asked to end. */
  void closeOnExit() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::close, "kit-shutdown-" + name));
  }

  /**
   * Ends the server: no new calls, all tasks cancelled with their grace of 5 s, events sent as long
   * as 3 s allow ({@code docs/contract.md} §5).
   */
  @Override
  public void close() {
    if (closing.compareAndSet(false, true)) {
      try {
        front.end();
        registration.end();
        menu.close();
        tasks.close();
        poster.close();
        front.close();
      } finally {
        observer.ends();
        closed.countDown();
      }
    } else {
      awaitClosed();
    }
  }

  /**
   * Whoever closes second waits too: a shutdown hook that returned early would end the process in
   * mid-drain.
   */
  private void awaitClosed() {
    try {
      closed.await(LONGEST_CLOSE_S, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
