/**
 * Turns the compiler's elements into the plain records of {@code model}, and notes what no record
 * can hold.
 *
 * <p>Nothing of {@code write} may be imported here, and of JavaPoet only its names of types.
 */
package org.robotmcpkit.processor.read;
