package org.robotmcpkit.observe;

import org.jspecify.annotations.Nullable;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.model.EventType;
import org.robotmcpkit.model.TaskState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps what an observer throws from those who do the work. */
final class ContainedObserver implements Observer {
  private static final Logger LOG = LoggerFactory.getLogger(Observer.class);

  private final Observer inside;

  ContainedObserver(Observer inside) {
    this.inside = inside;
  }

  private static void tell(Runnable news) {
    try {
      news.run();
      // an Error too: a robot works without being measured
    } catch (Throwable broken) {
      LOG.error("the observer has failed", broken);
    }
  }

  @Override
  public void begins(Readings now) {
    tell(() -> inside.begins(now));
  }

  @Override
  public void ends() {
    tell(inside::ends);
  }

  @Override
  public void callAnswered(String tool, @Nullable String error, long nanos) {
    tell(() -> inside.callAnswered(tool, error, nanos));
  }

  @Override
  public void startRefused(String tool, String error) {
    tell(() -> inside.startRefused(tool, error));
  }

  @Override
  public void taskStarted(String tool) {
    tell(() -> inside.taskStarted(tool));
  }

  @Override
  public void taskEnded(String tool, TaskState state, long nanos) {
    tell(() -> inside.taskEnded(tool, state, nanos));
  }

  @Override
  public void eventDelivered(EventType type, long nanos) {
    tell(() -> inside.eventDelivered(type, nanos));
  }

  @Override
  public void eventRetried(EventType type) {
    tell(() -> inside.eventRetried(type));
  }

  @Override
  public void eventDropped(EventType type, String cause) {
    tell(() -> inside.eventDropped(type, cause));
  }

  @Override
  public void consentAsked(String tool, Consent way) {
    tell(() -> inside.consentAsked(tool, way));
  }

  @Override
  public void consentAnswered(String tool, Consent way, @Nullable String error, long nanos) {
    tell(() -> inside.consentAnswered(tool, way, error, nanos));
  }
}
