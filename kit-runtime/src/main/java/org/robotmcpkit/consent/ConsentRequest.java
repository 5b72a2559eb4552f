package org.robotmcpkit.consent;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.robotmcpkit.model.JsonDigest;

/**
 * What a human has to agree to: this call, by this caller, as it was described. Immutable.
 *
 * @param tool the tool's name
 * @param principal who calls
 * @param arguments the arguments of the call, as parsed JSON, without what carries the consent
 *     itself
 * @param message what will happen, as a human is told it
 */
public record ConsentRequest(
    String tool, String principal, Map<String, Object> arguments, String message) {
  public ConsentRequest {
    Objects.requireNonNull(tool, "tool");
    Objects.requireNonNull(principal, "principal");
    Objects.requireNonNull(message, "message");
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  /** Equal for equal requests and for no others: a digest of all there is. */
  public String fingerprint() {
    return JsonDigest.of(List.of(tool, principal, arguments, message));
  }
}
