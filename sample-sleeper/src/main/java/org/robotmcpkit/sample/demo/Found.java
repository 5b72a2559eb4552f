package org.robotmcpkit.sample.demo;

import java.util.List;

/**
 * What lies in a folder of a workspace.
 *
 * @param entries what was asked for, by path
 * @param matching how many there are of those, those included for which there was no room
 * @param lookedAt how many files, folders and links were looked at
 * @param unreadable how many of them could not be read
 * @param isComplete whether all was looked at and all that was asked for is here
 */
record Found(List<Entry> entries, int matching, int lookedAt, int unreadable, boolean isComplete) {}
