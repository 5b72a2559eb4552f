package org.robotmcpkit.cli;

/** Ends the command with one line and an exit code. The line is fit for a terminal. */
final class CommandFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int exitCode;

  private CommandFailure(int exitCode, String line) {
    super(line, null, false, false);
    this.exitCode = exitCode;
  }

  /** What the user has written is wrong. */
  static CommandFailure usage(String line) {
    return new CommandFailure(ExitCode.USAGE, line);
  }

  /** The server has said no. */
  static CommandFailure refused(String line) {
    return new CommandFailure(ExitCode.REFUSED, line);
  }

  /** The server cannot be reached, or says nothing. */
  static CommandFailure unreachable(String line) {
    return new CommandFailure(ExitCode.UNREACHABLE, line);
  }

  /** The work has failed. */
  static CommandFailure failed(String line) {
    return new CommandFailure(ExitCode.FAILED, line);
  }

  int exitCode() {
    return exitCode;
  }

  String line() {
    return String.valueOf(getMessage());
  }
}
