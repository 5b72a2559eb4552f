/** Whether a tool's call looks anything up by name while it runs. */
package org.robotmcpkit.verification.reflection;
