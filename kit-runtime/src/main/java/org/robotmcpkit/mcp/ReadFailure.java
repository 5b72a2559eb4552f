package org.robotmcpkit.mcp;

import java.util.Map;
import org.robotmcpkit.task.TaskException;
import org.robotmcpkit.tool.ToolRefusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Why a resource cannot be read, as a JSON-RPC error; the same in both eras but for a resource that
 * is not there.
 */
final class ReadFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * A resource that is there and cannot be read now; outside of what JSON-RPC and MCP keep for
   * themselves.
   */
  static final int FAILED = -31_000;

  private static final int INTERNAL_ERROR = -32_603;
  private static final Logger LOG = LoggerFactory.getLogger(ReadFailure.class);

  private final int code;
  private final transient Map<String, Object> data;

  private ReadFailure(int code, String message, Map<String, Object> data) {
    super(message);
    this.code = code;
    this.data = data;
  }

  /** What a throwable that came out of a resource's method says; logs what nobody has expected. */
  static ReadFailure of(String name, Throwable thrown) {
    if (thrown instanceof ToolRefusal refusal) {
      int code =
          refusal.code().equals(ToolRefusal.INVALID_ARGUMENTS)
              ? IncomingReader.INVALID_PARAMS
              : FAILED;
      return of(
          code, Answer.error(refusal.code(), name + " was not read: " + refusal.getMessage()));
    }
    if (thrown instanceof CutShortException cut) {
      return of(FAILED, Answer.cutShort(cut));
    }
    if (thrown instanceof TaskException failure) {
      return of(FAILED, Answer.failed(failure.toFailure()));
    }
    LOG.error("{} cannot be read", name, thrown);
    return of(
        INTERNAL_ERROR,
        Answer.error("INTERNAL", name + " has failed inside the server; its log says why."));
  }

  private static ReadFailure of(int code, Answer answer) {
    Map<String, Object> data = answer.object();
    return new ReadFailure(code, String.valueOf(data.get("message")), data);
  }

  int code() {
    return code;
  }

  /** The same as an instant tool would answer: a code, a message, and what might help. */
  Map<String, Object> data() {
    return data;
  }
}
