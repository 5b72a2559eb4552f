/**
 * The annotation processor: finds the classes with tools and takes each through read, check and
 * write.
 *
 * <p>Annotations and runtime are known by name only and must never be imported here.
 */
package org.robotmcpkit.processor;
