package org.robotmcpkit.processor.model;

/**
 * What a tool's method gives back in the end.
 *
 * @param type the type as people call it
 * @param output what it is in JSON
 * @param isUnwrapped whether it stands in something that may be empty, whose emptiness is written
 *     apart
 */
public record Result(String type, Output output, boolean isUnwrapped) {}
