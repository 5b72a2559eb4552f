/**
 * The {@code kit} command ({@code docs/command.md}): what people and scripts do with running
 * servers and with events.
 *
 * <p>Whatever a server says goes through {@code Shown} before it reaches a terminal. Servers know
 * nothing of this package.
 */
@NullMarked
package org.robotmcpkit.cli;

import org.jspecify.annotations.NullMarked;
