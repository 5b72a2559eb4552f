/**
 * The language of {@code est} and {@code deadline}, and of what gates say: a text becomes a typed
 * expression, or words with names in them, or a mistake with its column.
 *
 * <p>Knows {@code model} and nothing else: neither {@code javax.lang.model} nor JavaPoet may be
 * imported here.
 */
package org.robotmcpkit.processor.expression;
