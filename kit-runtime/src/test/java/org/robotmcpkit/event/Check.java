package org.robotmcpkit.event;

import java.util.function.Supplier;

/** Assertions for what runs millions of times: they cost nothing as long as they hold. */
final class Check {
  private Check() {}

  static void that(boolean holds, String sentence) {
    if (!holds) {
      throw new Violated(sentence);
    }
  }

  static void that(boolean holds, String sentence, Supplier<?> but) {
    if (!holds) {
      throw new Violated(sentence + ", but " + but.get());
    }
  }

  /**
   * A promise that was not kept. The kit survives any throwable of its surroundings, but cannot
   * swallow this for good.
   */
  static final class Violated extends AssertionError {
    private static final long serialVersionUID = 1L;

    /** The first one since the last {@link #forget}, on this thread. */
    private static final ThreadLocal<Violated> FIRST = new ThreadLocal<>();

    private Violated(String message) {
      super(message);
      if (FIRST.get() == null) {
        FIRST.set(this);
      }
    }

    static void forget() {
      FIRST.remove();
    }

    static void throwFirst() {
      Violated first = FIRST.get();
      if (first != null) {
        throw first;
      }
    }
  }
}
