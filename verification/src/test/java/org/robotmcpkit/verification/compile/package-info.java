/** What the processor costs a build, beside other generators. */
package org.robotmcpkit.verification.compile;
