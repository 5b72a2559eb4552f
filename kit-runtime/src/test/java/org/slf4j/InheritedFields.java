package org.slf4j;

import org.slf4j.helpers.BasicMDCAdapter;
import org.slf4j.spi.MDCAdapter;

/**
 * Gives the tests' logger, which has no MDC, the most leaky one there is while it is open: new
 * threads inherit it from those that start them.
 */
public final class InheritedFields implements AutoCloseable {
  private final MDCAdapter before = MDC.getMDCAdapter();

  /** From now on. */
  public InheritedFields() {
    MDC.setMDCAdapter(new BasicMDCAdapter());
  }

  @Override
  public void close() {
    MDC.setMDCAdapter(before);
  }
}
