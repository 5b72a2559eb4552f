package org.robotmcpkit.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * The annotation with which the user says that something may be null.
 *
 * @param annotation one of the many called {@code Nullable}
 * @param isOnType whether it belongs to the type rather than to the parameter
 */
public record Nullability(ClassName annotation, boolean isOnType) {}
