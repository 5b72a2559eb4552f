package org.robotmcpkit.sample.demo;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Something in a workspace.
 *
 * @param path where it is, from the workspace on, with / between names
 * @param kind what it is
 * @param sizeBytes how long a file is; null for all else
 * @param modifiedAt when it was written last
 */
record Entry(String path, Kind kind, @Nullable Long sizeBytes, Instant modifiedAt) {
  enum Kind {
    @JsonProperty("file")
    FILE,
    @JsonProperty("folder")
    FOLDER,
    @JsonProperty("link")
    LINK,
    @JsonProperty("other")
    OTHER;

    static Kind of(BasicFileAttributes attributes) {
      if (attributes.isSymbolicLink()) {
        return LINK;
      }
      if (attributes.isDirectory()) {
        return FOLDER;
      }
      return attributes.isRegularFile() ? FILE : OTHER;
    }
  }

  static Entry of(String path, BasicFileAttributes attributes) {
    Kind kind = Kind.of(attributes);
    Long size = kind == Kind.FILE ? attributes.size() : null;
    return new Entry(path, kind, size, attributes.lastModifiedTime().toInstant());
  }
}
