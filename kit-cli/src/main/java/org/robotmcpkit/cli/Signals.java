package org.robotmcpkit.cli;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/**
 * Hears SIGINT and SIGTERM. A shutdown hook would not do: while hooks run, a second ctrl-C has no
 * effect.
 *
 * <p>{@code sun.misc.Signal} is supported (module {@code jdk.unsupported}), but naming it is a
 * warning that no annotation silences, so it is found by its name.
 */
final class Signals {
  private static final int BY_SIGNAL = 128;

  private Signals() {}

  /** Has the signals told from now on; where there are none, ctrl-C ends the process as ever. */
  static void tell(Interrupts interrupts) {
    hear("INT", ExitCode.INTERRUPTED - BY_SIGNAL, interrupts);
    hear("TERM", 15, interrupts);
  }

  private static void hear(String name, int number, Interrupts interrupts) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      InvocationHandler told =
          (proxy, method, args) -> {
            if (method.getName().equals("handle")) {
              interrupts.interrupt(BY_SIGNAL + number);
            }
            return null;
          };
      Object tells =
          Proxy.newProxyInstance(Signals.class.getClassLoader(), new Class<?>[] {handler}, told);
      signal
          .getMethod("handle", signal, handler)
          .invoke(null, signal.getConstructor(String.class).newInstance(name), tells);
    } catch (ReflectiveOperationException | IllegalArgumentException none) {
      // a JVM that reserves the signal, or has none
    }
  }
}
