/**
 * The annotations that a capability server's author writes; read by the annotation processor at
 * compile time.
 *
 * <p>Nothing else may be imported here: this package has no dependency.
 */
package org.robotmcpkit.annotation;
