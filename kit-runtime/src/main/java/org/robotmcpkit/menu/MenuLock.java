package org.robotmcpkit.menu;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Compares what a model can do with the tools and resources on the class path with what was
 * reviewed, so that no change of that goes into a release unseen.
 *
 * <pre>{@code
 * @Test
 * void theMenuIsTheOneThatWasReviewed() {
 *   MenuLock.verify(Path.of("tools.lock.json"));
 * }
 * }</pre>
 *
 * <p>The lock is a file to commit; {@code -Dkit.menu.update=true} writes it, with the same bytes
 * everywhere. All menus that the processor has written into folders and jars of the class path
 * count, those of dependencies included. Order, white space, the class that a tool stands in, and
 * saying what would go without saying are no changes. Needs neither a server nor a test framework;
 * stateless and thread-safe.
 */
public final class MenuLock {
  /** The property that has the lock written rather than compared. */
  public static final String UPDATE = "kit.menu.update";

  private MenuLock() {}

  /**
   * Compares the menu with the lock, or writes the lock where {@value #UPDATE} is {@code true}.
   *
   * @param lock the file, relative to the working directory or absolute
   * @throws AssertionError if they differ, with all differences, the most dangerous first; or if
   *     there is no lock, no menu, or one that cannot be read
   */
  public static void verify(Path lock) {
    try {
      verify(lock, MenuFiles.entriesIn(MenuFiles.classPath()), Boolean.getBoolean(UPDATE));
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable.getMessage(), unreadable);
    }
  }

  static void verify(Path lock, List<MenuEntry> menu, boolean isUpdate) throws IOException {
    if (menu.isEmpty()) {
      throw new AssertionError(
          "There is no menu on the class path: no class with tools or resources was compiled with kit-processor on its processor path.");
    }
    if (isUpdate) {
      Files.writeString(lock, LockText.of(menu), StandardCharsets.UTF_8);
      return;
    }
    if (!Files.exists(lock)) {
      throw new AssertionError(
          lock.toAbsolutePath()
              + " does not exist, so nobody has reviewed the menu on the class path (tools and resources: "
              + menu.size()
              + "). Run this test once with -D"
              + UPDATE
              + "=true, read the file, and commit it.");
    }
    List<Change> changes =
        ToolDiff.between(MenuFiles.entries(lock.toString(), Files.readAllBytes(lock)), menu);
    if (!changes.isEmpty()) {
      throw new AssertionError(report(lock, changes));
    }
  }

  private static String report(Path lock, List<Change> changes) {
    StringBuilder report = new StringBuilder();
    report
        .append("The tools are not those in ")
        .append(lock.getFileName())
        .append(", the most dangerous change first:");
    for (Change change : changes) {
      report.append(String.format("%n  %-6s  %s", change.kind().level(), change.sentence()));
    }
    return report
        .append(
            String.format(
                "%nIf all of this is meant, run the test with -D%s=true and commit the file.",
                UPDATE))
        .toString();
  }
}
