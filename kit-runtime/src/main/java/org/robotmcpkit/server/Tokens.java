package org.robotmcpkit.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.Scopes;

/**
 * The bearer tokens of a server and whose they are. Keeps digests only, so that no dump of it shows
 * a token. Immutable.
 */
final class Tokens {
  /** Whose the token of {@code MCP_TOKEN} is. */
  static final String OWNER = "owner";

  static final int SHORTEST = 16;
  static final int LONGEST = 512;
  private static final int FEWEST_DIFFERENT = 6;

  /** RFC 6750 §2.1, {@code b64token}. */
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9._~+/-]+=*");

  @SuppressWarnings("ArrayRecordComponent") // compared in constant time, never with equals
  private record Known(byte[] digest, Caller caller) {}

  private final List<Known> known;

  private Tokens(List<Known> known) {
    this.known = known;
  }

  /** No tokens: whoever can reach the server may use it. */
  static Tokens none() {
    return new Tokens(List.of());
  }

  /** These and one more, with all scopes. */
  Tokens withOwner(String token) {
    return with(token, new Caller(OWNER, Set.of(Scopes.ALL)));
  }

  /** These and one more. */
  Tokens with(String token, Caller caller) {
    List<Known> more = new ArrayList<>(known);
    more.add(new Known(digest(token), caller));
    return new Tokens(List.copyOf(more));
  }

  /** Why a text is no token to rely on; empty if it is one. The reason does not show it. */
  static Optional<String> weakness(String token) {
    if (token.length() < SHORTEST) {
      return Optional.of("is shorter than " + SHORTEST + " characters");
    }
    if (token.length() > LONGEST) {
      return Optional.of("is longer than " + LONGEST + " characters");
    }
    if (!FORM.matcher(token).matches()) {
      return Optional.of("has characters other than letters, digits, - . _ ~ + / and = at its end");
    }
    Set<Integer> different = new HashSet<>();
    token.chars().forEach(different::add);
    return different.size() < FEWEST_DIFFERENT
        ? Optional.of("has fewer than " + FEWEST_DIFFERENT + " different characters")
        : Optional.empty();
  }

  boolean isEmpty() {
    return known.isEmpty();
  }

  /** Whether any caller has that scope by its name. */
  boolean isAnyFor(String scope) {
    return known.stream().anyMatch(one -> one.caller.scopes().contains(scope));
  }

  boolean contains(String token) {
    return callerOf(token).isPresent();
  }

  /** Whose a token is; takes the same time for every text of one length. */
  Optional<Caller> callerOf(String token) {
    if (token.length() > LONGEST) {
      return Optional.empty();
    }
    byte[] digest = digest(token);
    Caller found = null;
    for (Known one : known) {
      if (MessageDigest.isEqual(one.digest, digest)) {
        found = one.caller;
      }
    }
    return Optional.ofNullable(found);
  }

  private static byte[] digest(String token) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }
}
