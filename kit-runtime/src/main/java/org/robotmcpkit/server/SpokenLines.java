package org.robotmcpkit.server;

import io.modelcontextprotocol.json.McpJsonDefaults;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Passes lines on, and tells which messages are out. Whoever writes a line in pieces holds this
 * stream's lock.
 */
final class SpokenLines extends FilterOutputStream {
  private final Consumer<Map<?, ?>> said;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  SpokenLines(OutputStream raw, Consumer<Map<?, ?>> said) {
    super(raw);
    this.said = said;
  }

  /** Writes a line of its own. */
  synchronized void sayLine(byte[] message) throws IOException {
    write(message, 0, message.length);
    write('\n');
  }

  @Override
  public synchronized void write(int one) throws IOException {
    write(new byte[] {(byte) one}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
    out.write(bytes, offset, length);
    for (int index = offset; index < offset + length; index++) {
      if (bytes[index] == '\n') {
        lineIsOut();
      } else {
        line.write(bytes[index]);
      }
    }
  }

  private void lineIsOut() throws IOException {
    out.flush();
    byte[] message = line.toByteArray();
    line.reset();
    try {
      // The SDK's own reader: what the kit answers may be larger than what the kit reads.
      said.accept(McpJsonDefaults.getMapper().readValue(message, Map.class));
    } catch (IOException none) {
      // no message in it
    }
  }
}
