package org.robotmcpkit.server.inspector;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The newest rows of something that never ends, within a number of rows and of bytes. Whoever reads
 * it keeps a place in it, and is told how many rows it has missed: nobody who writes waits for
 * anybody who reads. Thread-safe.
 */
final class BoundedLog<T> {
  /** A row; serials begin at 1 and have no holes. */
  private record Entry<T>(long serial, T row, long bytes) {}

  /**
   * What follows a place.
   *
   * @param rows the rows, oldest first
   * @param place where to go on
   * @param lost how many rows after the old place are gone
   * @param isMore whether there is more after the new one
   */
  record Part<T>(List<T> rows, long place, long lost, boolean isMore) {}

  private final int mostRows;
  private final long mostBytes;
  // guarded by this
  private final ArrayDeque<Entry<T>> entries = new ArrayDeque<>();
  private long bytes;
  private long lastSerial;

  BoundedLog(int mostRows, long mostBytes) {
    this.mostRows = mostRows;
    this.mostBytes = mostBytes;
  }

  /** Adds a row; the oldest give way. */
  synchronized void add(T row, long rowBytes) {
    entries.add(new Entry<>(++lastSerial, row, rowBytes));
    bytes += rowBytes;
    while (entries.size() > mostRows || (bytes > mostBytes && entries.size() > 1)) {
      bytes -= entries.remove().bytes();
    }
  }

  /** The place before the oldest row that is there. */
  synchronized long beginning() {
    return lastSerial - entries.size();
  }

  /** At most so many rows, and not many more bytes, after a place. */
  synchronized Part<T> after(long place, int most, long mostPartBytes) {
    long first = lastSerial - entries.size() + 1;
    long lost = Math.max(0, first - 1 - place);
    List<T> rows = new ArrayList<>();
    long from = Math.max(place + 1, first);
    long next = from;
    if (from <= lastSerial) {
      long taken = 0;
      Iterator<Entry<T>> left = entries.iterator();
      for (long skip = first; skip < from; skip++) {
        left.next();
      }
      while (left.hasNext() && rows.size() < most && taken < mostPartBytes) {
        Entry<T> entry = left.next();
        rows.add(entry.row());
        taken += entry.bytes();
        next = entry.serial() + 1;
      }
    }
    return new Part<>(rows, Math.max(place, next - 1), lost, next <= lastSerial);
  }
}
