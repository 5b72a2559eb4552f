package org.robotmcpkit.sample.demo;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Iterator;
import org.robotmcpkit.task.TaskException;

/**
 * A folder in which one can look around, and which nobody leaves: paths lead downwards only, and no
 * link is ever followed. Each folder is opened from the one above it, so that nobody who swaps a
 * folder for a link meanwhile leads the search out either; that takes a system that can do so, as
 * Linux can. Thread-safe.
 */
final class Workspace {
  private final Path root;

  /**
   * A workspace.
   *
   * @param root an existing folder; it may be a link itself
   * @throws IOException if it cannot be read
   */
  @SuppressWarnings("StreamResourceLeak") // closed where it is opened
  Workspace(Path root) throws IOException {
    this.root = root.toRealPath();
    Files.newDirectoryStream(this.root).close();
  }

  /** Looks around in one of its folders; "" is the workspace itself. */
  Found search(String folder, Search search) {
    Iterator<Path> names = namesOf(folder).iterator();
    try (DirectoryStream<Path> open = Files.newDirectoryStream(root)) {
      enter(open, root, names, search);
    } catch (IOException unreadable) {
      throw new TaskException(
              "NO_SUCH_FOLDER",
              "The workspace has no folder "
                  + folder
                  + " that can be read; links are not followed.",
              unreadable)
          .suggest("query_the_workspace_itself");
    }
    return search.found();
  }

  private Path namesOf(String folder) {
    try {
      Path names = root.getFileSystem().getPath(folder);
      if (names.getRoot() == null && !names.startsWith("..") && names.equals(names.normalize())) {
        return names;
      }
    } catch (InvalidPathException malformed) {
      // is answered like every other path that cannot be
    }
    throw new TaskException(
            "NOT_IN_WORKSPACE",
            folder + " is no path from the workspace downwards, such as maps/today.")
        .suggest("query_the_workspace_itself");
  }

  private void enter(DirectoryStream<Path> folder, Path at, Iterator<Path> names, Search search)
      throws IOException {
    Path name = names.hasNext() ? names.next() : root.getFileSystem().getPath("");
    if (name.toString().isEmpty()) {
      walk(folder, at, 1, search);
      return;
    }
    Path inner = at.resolve(name);
    try (DirectoryStream<Path> open = open(folder, inner)) {
      enter(open, inner, names, search);
    }
  }

  private void walk(DirectoryStream<Path> folder, Path at, int depth, Search search) {
    for (Path child : folder) {
      if (search.isOver()) {
        return;
      }
      Path inner = at.resolve(child.getFileName());
      try {
        Entry entry = Entry.of(shown(inner), attributes(folder, inner));
        search.look(entry);
        if (entry.kind() == Entry.Kind.FOLDER && depth < search.levels()) {
          try (DirectoryStream<Path> open = open(folder, inner)) {
            walk(open, inner, depth + 1, search);
          }
        }
      } catch (IOException unreadable) {
        search.skip();
      }
    }
  }

  private String shown(Path inner) {
    return root.relativize(inner).toString().replace(root.getFileSystem().getSeparator(), "/");
  }

  private static BasicFileAttributes attributes(DirectoryStream<Path> folder, Path inner)
      throws IOException {
    return folder instanceof SecureDirectoryStream<Path> secure
        ? secure
            .getFileAttributeView(
                inner.getFileName(), BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
            .readAttributes()
        : Files.readAttributes(inner, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
  }

  @SuppressWarnings("StreamResourceLeak") // whoever wants it open closes it
  static DirectoryStream<Path> open(DirectoryStream<Path> folder, Path inner) throws IOException {
    if (folder instanceof SecureDirectoryStream<Path> secure) {
      return secure.newDirectoryStream(inner.getFileName(), LinkOption.NOFOLLOW_LINKS);
    }
    if (!inner.toRealPath().equals(inner)) {
      throw new IOException(inner + " is a link");
    }
    return Files.newDirectoryStream(inner);
  }
}
