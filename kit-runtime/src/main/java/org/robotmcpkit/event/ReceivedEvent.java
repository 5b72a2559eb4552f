package org.robotmcpkit.event;

import org.robotmcpkit.model.TaskEvent;

/**
 * A genuine event, seen for the first time, and what is known about those before it.
 *
 * @param event the event
 * @param missing how many events of the task should have come between the last one and this one and
 *     have not; whoever keeps state of a task asks {@code get_task} when it is not zero
 * @param late whether a later event of the task has come before; its news is old
 */
public record ReceivedEvent(TaskEvent event, long missing, boolean late) {}
