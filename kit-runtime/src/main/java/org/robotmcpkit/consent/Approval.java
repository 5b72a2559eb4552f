package org.robotmcpkit.consent;

import java.time.Instant;
import java.util.Map;

/**
 * A call that waits for an operator. Immutable.
 *
 * @param id names it; nobody can guess it
 * @param tool the tool's name
 * @param principal who calls
 * @param message what will happen
 * @param arguments the arguments of the call, as parsed JSON
 * @param askedAt since when it waits
 * @param expiresAt until when it can be answered
 */
public record Approval(
    String id,
    String tool,
    String principal,
    String message,
    Map<String, Object> arguments,
    Instant askedAt,
    Instant expiresAt) {}
