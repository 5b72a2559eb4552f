/**
 * What the processor knows about a holder and its tools, as plain records.
 *
 * <p>{@code javax.lang.model} must never be imported here, and of JavaPoet only its names of types.
 */
package org.robotmcpkit.processor.model;
