package org.robotmcpkit.consent;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells an operator of what waits, each once, on a thread of its own, so that a slow one holds
 * nothing up.
 */
final class Telling {
  private static final Logger LOG = LoggerFactory.getLogger(Telling.class);

  private final Operator operator;
  private final Approvals desk;
  private final Semaphore wakes = new Semaphore(0);
  private final Thread thread = new Thread(this::run, "kit-operator");
  private Set<String> told = new HashSet<>();

  Telling(Operator operator, Approvals desk) {
    this.operator = operator;
    this.desk = desk;
  }

  void start() {
    thread.setDaemon(true);
    thread.start();
  }

  void stop() {
    thread.interrupt();
  }

  /** Says that something may have begun to wait. */
  void wake() {
    wakes.release();
  }

  private void run() {
    try {
      while (true) {
        wakes.acquire();
        wakes.drainPermits();
        tellNew(desk.waiting());
      }
    } catch (InterruptedException stopped) {
      LOG.debug("the operator is told nothing more", stopped);
    }
  }

  private void tellNew(List<Approval> waiting) {
    for (Approval approval : waiting) {
      if (!told.contains(approval.id())) {
        try {
          operator.asked(approval, desk);
        } catch (RuntimeException failed) {
          LOG.error("the operator could not be told of a call of {}", approval.tool(), failed);
        }
      }
    }
    told = waiting.stream().map(Approval::id).collect(Collectors.toCollection(HashSet::new));
  }
}
