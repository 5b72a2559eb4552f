/**
 * Questions to a human: a text and a flat form, as MCP's elicitation has it, and what can come
 * back.
 *
 * <p>Knows neither tasks nor MCP; how a question travels is for others to know.
 */
@NullMarked
package org.robotmcpkit.question;

import org.jspecify.annotations.NullMarked;
