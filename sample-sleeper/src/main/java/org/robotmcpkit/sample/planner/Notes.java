package org.robotmcpkit.sample.planner;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.SYNC;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.robotmcpkit.model.Json;
import org.robotmcpkit.model.TaskInfo;

/**
 * All that a planner has to know after it was killed.
 *
 * @param seconds how long the sleeper is to sleep
 * @param key makes a repeated start the same start
 * @param task what the start was answered with; null until then
 * @param end the planner's last word; null until then
 */
record Notes(double seconds, String key, @Nullable TaskInfo task, @Nullable String end) {
  /** Those of the file; without one, those of an errand that has not begun. */
  static Notes in(Path file, double seconds) throws IOException {
    if (Files.exists(file)) {
      Notes found = Json.read(Files.readAllBytes(file), Notes.class);
      if (found.seconds != seconds) {
        throw new IllegalArgumentException(
            file + " is about a sleep of " + found.seconds + " s, not of " + seconds + " s.");
      }
      return found;
    }
    return new Notes(seconds, UUID.randomUUID().toString(), null, null).keptIn(file);
  }

  Notes withTask(TaskInfo started) {
    return new Notes(seconds, key, started, end);
  }

  Notes withEnd(String word) {
    return new Notes(seconds, key, task, word);
  }

  /** These, once they are on the disk: all of them or those before. */
  Notes keptIn(Path file) throws IOException {
    Path draft = file.resolveSibling(file.getFileName() + ".draft");
    Files.write(draft, Json.text(this).getBytes(UTF_8), CREATE, TRUNCATE_EXISTING, WRITE, SYNC);
    Files.move(draft, file, ATOMIC_MOVE);
    return this;
  }
}
