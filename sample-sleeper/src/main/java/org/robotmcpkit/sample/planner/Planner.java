package org.robotmcpkit.sample.planner;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.robotmcpkit.event.EventReceiver;
import org.robotmcpkit.event.ReceivedEvent;
import org.robotmcpkit.event.TaskEnd;
import org.robotmcpkit.event.TaskFollower;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskFailure;
import org.robotmcpkit.model.TaskInfo;

/**
 * Has the sleeper sleep once, and says in the end what came of it. It and the server may be killed
 * at any moment and started again: what it has to know stands in a file before it acts on it.
 */
public final class Planner {
  private static final String SERVER = "sleeper";
  private static final int USAGE = 64;

  private final Path file;
  private final SleeperClient sleeper;
  private final TaskFollower follower;
  private final CountDownLatch done = new CountDownLatch(1);
  private volatile Notes notes;

  /**
   * Takes the file to keep notes in, and how many seconds to sleep; the environment has the rest.
   */
  public static void main(String[] args) throws Exception {
    Map<String, String> environment = System.getenv();
    String events = environment.get("RVC_CALLBACK_URL");
    String secret = environment.get("RVC_EVENT_SECRET");
    if (args.length != 2 || events == null || secret == null) {
      System.err.println("planner takes FILE SECONDS, RVC_CALLBACK_URL and RVC_EVENT_SECRET.");
      System.exit(USAGE);
      return;
    }
    String address = environment.getOrDefault("SLEEPER_URL", "http://127.0.0.1:9100");
    try {
      Planner planner = new Planner(Path.of(args[0]), seconds(args[1]), address);
      HttpServer http = planner.listen(URI.create(events), secret);
      System.out.println(planner.lastWord());
      http.stop(1); // the last event wants its answer
    } catch (IOException | IllegalArgumentException wrong) {
      System.err.println("planner: " + wrong.getMessage());
      System.exit(USAGE);
    }
    System.exit(0); // the client's threads would stay
  }

  private static double seconds(String word) {
    try {
      return Double.parseDouble(word);
    } catch (NumberFormatException noNumber) {
      throw new IllegalArgumentException("SECONDS must be a number, not \"" + word + "\".");
    }
  }

  private Planner(Path file, double seconds, String address) throws IOException {
    this.file = file;
    this.notes = Notes.in(file, seconds);
    this.sleeper = new SleeperClient(address);
    this.follower = new TaskFollower(sleeper, this::ended);
  }

  private HttpServer listen(URI events, String secret) throws IOException {
    EventReceiver receiver = EventReceiver.builder().server(SERVER, secret).build(this::heard);
    HttpServer http =
        HttpServer.create(new InetSocketAddress(events.getHost(), events.getPort()), 0);
    http.createContext(
        events.getPath(),
        exchange -> {
          byte[] body = exchange.getRequestBody().readNBytes(EventReceiver.MAX_BODY_BYTES + 1);
          int status = receiver.receive(exchange.getRequestHeaders()::getFirst, body).status();
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    http.start();
    return http;
  }

  /** Asks the server until the end is known, once a second; events may say it sooner. */
  private String lastWord() throws InterruptedException {
    String end = notes.end();
    while (end == null) {
      try {
        TaskInfo task = notes.task();
        if (task == null) {
          task = sleeper.start(notes.seconds(), notes.key());
          keepTask(task);
        }
        ask(task);
      } catch (SleeperClient.RefusedException refused) {
        keepEnd("nothing was started: " + refused.getMessage());
      } catch (Exception unreachable) {
        System.err.println("planner: asks again: " + unreachable.getMessage());
      }
      done.await(1, TimeUnit.SECONDS);
      end = notes.end();
    }
    return end;
  }

  /** What the server says of the task; a task that it does not know is lost. */
  private void ask(TaskInfo task) throws Exception {
    follower.expect(task);
    var now = sleeper.get(SERVER, task.taskId());
    if (now.isPresent() && now.get().createdAt().equals(task.createdAt())) {
      follower.expect(now.get());
    } else {
      follower.sweep(SERVER);
    }
  }

  /** An event; what this throws has the server send it again. */
  private void heard(ReceivedEvent received) {
    System.err.println("planner: " + Json.text(received.event()));
    follower.accept(received);
  }

  private void ended(TaskEnd end) {
    TaskInfo ours = notes.task();
    if (ours == null) {
      throw new IllegalStateException("It is not known yet which task is ours.");
    }
    if (end.taskId().equals(ours.taskId())) {
      keepEnd(word(end));
      done.countDown();
    }
  }

  private static String word(TaskEnd end) {
    String task = end.taskId() + " " + end.state().wireName() + " ";
    TaskFailure failure = end.failure();
    return task + (failure == null ? Json.text(end.result()) : Json.text(failure));
  }

  private synchronized void keepTask(TaskInfo task) throws IOException {
    notes = notes.withTask(task).keptIn(file);
  }

  private synchronized void keepEnd(String word) {
    try {
      notes = notes.withEnd(word).keptIn(file);
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }
}
