package org.robotmcpkit.processor.read;

import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The compiler's two dictionaries.
 *
 * @param types about types
 * @param elements about declarations
 */
public record Env(Types types, Elements elements) {}
