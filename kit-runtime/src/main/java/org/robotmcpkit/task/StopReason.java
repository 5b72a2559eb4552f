package org.robotmcpkit.task;

/** Why a body is asked to stop; the first reason stays. */
enum StopReason {
  /** Somebody has cancelled the task. */
  CANCEL,
  /** The task's deadline has passed. */
  DEADLINE,
  /** Somebody has stopped the robot. */
  HALT
}
