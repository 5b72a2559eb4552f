package org.robotmcpkit.processor.model;

/**
 * A parameter that gives the body its task; callers never see it.
 *
 * @param javaName its name in Java
 */
public record ContextParameter(String javaName) implements Parameter {}
