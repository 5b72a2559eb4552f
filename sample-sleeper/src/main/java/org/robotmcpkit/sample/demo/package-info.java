/**
 * A server that tells about itself: what it measures of its own process, and what lies in its
 * workspace.
 */
@NullMarked
package org.robotmcpkit.sample.demo;

import org.jspecify.annotations.NullMarked;
