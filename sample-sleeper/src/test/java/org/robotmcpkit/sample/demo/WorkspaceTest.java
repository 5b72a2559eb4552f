package org.robotmcpkit.sample.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.task.TaskException;

/** What can be seen of a workspace, and that nothing else can. */
class WorkspaceTest {
  private static final Instant MODIFIED = Instant.parse("2026-03-01T08:30:00Z");

  @TempDir Path folder;
  private Path root;
  private Path secrets;

  @BeforeEach
  void fill() throws IOException {
    secrets = Files.createDirectory(folder.resolve("secrets"));
    Files.writeString(secrets.resolve("key.pem"), "secret");
    root = Files.createDirectory(folder.resolve("workspace"));
    fill(root);
  }

  private static void fill(Path root) throws IOException {
    Files.createDirectories(root.resolve("maps").resolve("today"));
    Files.writeString(root.resolve("maps").resolve("today").resolve("Kitchen.pgm"), "12345");
    Files.writeString(root.resolve("maps").resolve("lab.pgm"), "123");
    Files.writeString(root.resolve("notes.txt"), "1");
    Files.setLastModifiedTime(root.resolve("notes.txt"), FileTime.from(MODIFIED));
  }

  private Found search(String where, String part, int levels) throws IOException {
    return new Workspace(root).search(where, new Search(part, levels, 50));
  }

  private static List<String> paths(Found found) {
    return found.entries().stream().map(Entry::path).toList();
  }

  @Test
  void aFolderShowsWhatLiesInItByPath() throws IOException {
    Found found = search("", "", 1);

    assertThat(paths(found)).containsExactly("maps", "notes.txt");
    assertThat(found.entries().get(0).kind()).isEqualTo(Entry.Kind.FOLDER);
    assertThat(found.entries().get(0).sizeBytes()).isNull();
    assertThat(found.entries().get(1))
        .isEqualTo(new Entry("notes.txt", Entry.Kind.FILE, 1L, MODIFIED));
    assertThat(found.isComplete()).isTrue();
    assertThat(found.lookedAt()).isEqualTo(2);
  }

  @Test
  void aSearchGoesAsDeepAsItWasAskedTo() throws IOException {
    assertThat(paths(search("", "", 2)))
        .containsExactly("maps", "maps/lab.pgm", "maps/today", "notes.txt");
    assertThat(paths(search("", "", 3))).contains("maps/today/Kitchen.pgm");
    assertThat(paths(search("maps/today", "", 1))).containsExactly("maps/today/Kitchen.pgm");
  }

  @Test
  void namesAreFoundByAPartInUpperOrLowerCase() throws IOException {
    assertThat(paths(search("", "KITCH", 16))).containsExactly("maps/today/Kitchen.pgm");
    assertThat(paths(search("", "*", 16))).isEmpty();
    assertThat(paths(search("", "maps/", 16))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "..",
        "../secrets",
        "maps/..",
        "maps/../..",
        "maps/../../secrets",
        "/",
        "/etc",
        ".",
        "./maps",
        "a\0b"
      })
  void aPathThatIsNotDownwardsIsRefused(String path) {
    assertThatThrownBy(() -> search(path, "", 1))
        .isInstanceOfSatisfying(
            TaskException.class,
            refused -> assertThat(refused.errorCode()).isEqualTo("NOT_IN_WORKSPACE"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cellar", "notes.txt", "maps/today/Kitchen.pgm", "maps/cellar"})
  void whatIsNoFolderIsNamed(String path) {
    assertThatThrownBy(() -> search(path, "", 1))
        .isInstanceOfSatisfying(
            TaskException.class,
            refused -> assertThat(refused.errorCode()).isEqualTo("NO_SUCH_FOLDER"))
        .hasMessageContaining(path);
  }

  @Test
  void aLinkIsShownAndNeverFollowed() throws IOException {
    Files.createSymbolicLink(root.resolve("out"), secrets);
    Files.createSymbolicLink(root.resolve("key"), secrets.resolve("key.pem"));
    Files.createSymbolicLink(root.resolve("maps").resolve("round"), root);
    Files.createSymbolicLink(root.resolve("inner"), root.resolve("maps"));

    Found found = search("", "", 16);

    assertThat(found.entries())
        .filteredOn(entry -> entry.kind() == Entry.Kind.LINK)
        .allSatisfy(entry -> assertThat(entry.sizeBytes()).isNull())
        .extracting(Entry::path)
        .containsExactly("inner", "key", "maps/round", "out");
    assertThat(paths(found)).noneMatch(path -> path.contains("key.pem"));
    for (String link : List.of("out", "maps/round", "inner", "inner/today", "maps/round/maps")) {
      assertThatThrownBy(() -> search(link, "", 1)).as(link).isInstanceOf(TaskException.class);
    }
  }

  @Test
  void aFolderThatIsSwappedForALinkMeanwhileLeadsNobodyOut() throws IOException {
    Path maps = root.resolve("maps");
    try (DirectoryStream<Path> open = Files.newDirectoryStream(root);
        DirectoryStream<Path> openMaps = Files.newDirectoryStream(maps)) {
      assumeTrue(
          open instanceof SecureDirectoryStream,
          "this system opens no folder from the one above it");
      Files.move(maps, root.resolve("aside"));
      Files.createSymbolicLink(maps, secrets);
      Files.createDirectory(secrets.resolve("today"));

      assertThatThrownBy(() -> Workspace.open(open, maps)).isInstanceOf(IOException.class);
      try (DirectoryStream<Path> today = Workspace.open(openMaps, maps.resolve("today"))) {
        assertThat(today)
            .extracting(file -> file.getFileName().toString())
            .containsExactly("Kitchen.pgm");
      }
    }
  }

  @Test
  void anAnswerKeepsTheFirstByPathAndSaysThatThereAreMore() throws IOException {
    Found found = new Workspace(root).search("", new Search("", 16, 2));

    assertThat(paths(found)).containsExactly("maps", "maps/lab.pgm");
    assertThat(found.matching()).isEqualTo(5);
    assertThat(found.isComplete()).isFalse();
  }

  @Test
  void aSearchEndsAfterTenThousandAndSaysSo() throws IOException {
    for (int i = 0; i < Search.MOST_LOOKED_AT; i++) {
      Files.createFile(root.resolve("file" + i));
    }

    Found found = search("", "", 16);

    assertThat(found.lookedAt()).isEqualTo(Search.MOST_LOOKED_AT);
    assertThat(found.entries()).hasSize(50);
    assertThat(found.isComplete()).isFalse();
  }

  @Test
  void whatCannotBeReadIsCounted() throws IOException {
    Path locked = root.resolve("maps");
    Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("---------"));
    try {
      assumeFalse(Files.isReadable(locked), "this user may read everything");

      Found found = search("", "", 16);

      assertThat(paths(found)).containsExactly("maps", "notes.txt");
      assertThat(found.unreadable()).isEqualTo(1);
      assertThat(found.isComplete()).isFalse();
    } finally {
      Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("rwx------"));
    }
  }

  @Test
  void aFileSystemThatOpensNothingRelativelyIsSearchedToo() throws IOException {
    try (FileSystem zip =
        FileSystems.newFileSystem(folder.resolve("w.zip"), Map.of("create", "true"))) {
      root = zip.getPath("/");
      fill(root);

      assertThat(paths(search("maps", "", 16)))
          .containsExactly("maps/lab.pgm", "maps/today", "maps/today/Kitchen.pgm");
      assertThatThrownBy(() -> search("../maps", "", 1)).isInstanceOf(TaskException.class);
    }
  }

  @Test
  void noLinkIsFollowedThereEither() throws IOException {
    Path link = Files.createSymbolicLink(root.toRealPath().resolve("out"), secrets);

    assertThatThrownBy(() -> Workspace.open(plain(), link))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("link");
    Workspace.open(plain(), root.toRealPath().resolve("maps")).close();
  }

  private static DirectoryStream<Path> plain() {
    return new DirectoryStream<>() {
      @Override
      public Iterator<Path> iterator() {
        throw new UnsupportedOperationException();
      }

      @Override
      public void close() {}
    };
  }

  @Test
  void aWorkspaceThatIsNoFolderIsRefused() {
    assertThatThrownBy(() -> new Workspace(root.resolve("notes.txt")))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> new Workspace(root.resolve("cellar"))).isInstanceOf(IOException.class);
  }
}
