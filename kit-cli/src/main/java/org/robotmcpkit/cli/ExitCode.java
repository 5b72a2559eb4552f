package org.robotmcpkit.cli;

/** How the command ends, for scripts ({@code docs/command.md}). */
final class ExitCode {
  static final int OK = 0;

  /**
   * The task, or what a tool did while its caller waited, has failed or was cancelled by somebody
   * else.
   */
  static final int FAILED = 1;

  /** An option, an argument or a file is wrong; nothing was asked of any server. */
  static final int USAGE = 2;

  /** The server has refused. */
  static final int REFUSED = 3;

  /** There is no server, it does not answer, or a port cannot be listened at. */
  static final int UNREACHABLE = 4;

  /** Ctrl-C: 128 and the number of SIGINT, as shells count. */
  static final int INTERRUPTED = 130;

  /** Something that should not happen in the command itself (EX_SOFTWARE of sysexits.h). */
  static final int INTERNAL = 70;

  private ExitCode() {}
}
