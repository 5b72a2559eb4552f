/**
 * A server made with the kit's own annotations that has the tools which the MCP conformance suite
 * calls, as far as long-running tools can be them.
 */
package org.robotmcpkit.verification.conformance;
