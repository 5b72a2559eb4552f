/**
 * Says what is wrong with a holder, as values: each with a code, a sentence and a place.
 *
 * <p>Only {@code Site} and {@code Reporter} know {@code javax.lang.model}; JavaPoet's builders must
 * never be imported.
 */
package org.robotmcpkit.processor.check;
