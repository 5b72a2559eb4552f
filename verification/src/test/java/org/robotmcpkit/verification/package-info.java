/**
 * Runs the sample's jar as a process of its own and looks at it from outside: with clients and
 * receivers written in other languages, through pipes and raw sockets. Never imports a class of the
 * kit.
 */
package org.robotmcpkit.verification;
