/**
 * Renders a holder's tools as Java source, with JavaPoet.
 *
 * <p>Only {@code SourceWriter} knows {@code javax.lang.model}, and nothing of {@code read} may be
 * imported here.
 */
package org.robotmcpkit.processor.write;
