package org.robotmcpkit.event;

/**
 * One attempt that a sender has to make and to report.
 *
 * @param event what to send
 * @param lane where it comes from
 * @param timeoutNanos how long it may take
 * @param whileDraining whether it was begun after the poster was asked to close
 */
record Attempt(QueuedEvent event, Lane lane, long timeoutNanos, boolean whileDraining) {}
