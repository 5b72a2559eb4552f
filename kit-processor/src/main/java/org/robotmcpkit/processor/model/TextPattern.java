package org.robotmcpkit.processor.model;

/**
 * A regular expression that a text has to match as a whole.
 *
 * @param java as the user wrote it
 * @param ecma the same for JSON Schema, which has ECMAScript's and finds a match anywhere
 */
public record TextPattern(String java, String ecma) {}
