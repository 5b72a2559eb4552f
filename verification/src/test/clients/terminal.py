"""Runs a command at a terminal of its own, types what it is told to, and passes on what appears.

    python3 terminal.py [--columns N] [--when TEXT --type KEYS]... -- COMMAND...

Each TEXT is waited for in what has appeared since the one before; then KEYS are typed, in which \\n is the return key and
^C is ctrl-C. What appears goes to stdout as it is. The exit code is the command's, or 97 when a TEXT does not appear.
Python's standard library only. The command ends when this process is asked to, and when stdin ends.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

PATIENCE_S = 60
MISSING = 97


def parse(arguments):
    columns, steps = 120, []
    while arguments[0] != "--":
        option, value = arguments.pop(0), arguments.pop(0)
        if option == "--columns":
            columns = int(value)
        elif option == "--when":
            steps.append([value.encode(), b""])
        else:
            steps[-1][1] = value.replace("\\n", "\n").replace("^C", "\x03").encode()
    return columns, steps, arguments[1:]


def main():
    columns, steps, command = parse(sys.argv[1:])
    child, terminal = pty.fork()
    if child == 0:
        os.environ["COLUMNS"] = str(columns)
        os.environ["TERM"] = "xterm"
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored by whoever runs in the background
        os.execvp(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    signal.signal(signal.SIGTERM, lambda *_: (os.kill(child, signal.SIGKILL), sys.exit(MISSING)))

    seen, deadline, code = b"", time.monotonic() + PATIENCE_S, None
    while code is None:
        while steps and steps[0][0] in seen:
            text, keys = steps.pop(0)
            seen = seen[seen.index(text) + len(text):]
            os.write(terminal, keys)
            deadline = time.monotonic() + PATIENCE_S
        if time.monotonic() > deadline:
            os.kill(child, signal.SIGKILL)
            code = MISSING
        ready, _, _ = select.select([terminal], [], [], 0.2)
        if not ready:
            continue
        try:
            data = os.read(terminal, 65536)
        except OSError:  # the terminal has gone with the command
            data = b""
        if not data:
            break
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        seen += data
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    sys.exit(code if code is not None else MISSING if steps else status)


if __name__ == "__main__":
    main()
