package org.robotmcpkit.observe;

/** Hears nothing. */
enum NoObserver implements Observer {
  NOBODY
}
