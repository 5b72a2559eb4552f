/** Builds of people who use the kit. */
package org.robotmcpkit.verification.consumer;
