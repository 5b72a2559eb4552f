package org.robotmcpkit.server;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.robotmcpkit.model.LogText;
import org.robotmcpkit.task.TaskRequest;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.Scopes;

/**
 * Reads the file of {@code MCP_TOKEN_FILE}: a line for each token, with a principal, its scopes
 * separated by commas or {@code *} for all, and the token, separated by blanks. Empty lines and
 * lines that begin with {@code #} say nothing.
 *
 * <pre>
 * # principal  scopes                 token
 * planner      robot:read,robot:move  3Jk0…
 * operator     *                      9fQx…
 * </pre>
 *
 * <p>A principal may have several lines, so that a token can be replaced while the old one still
 * works.
 */
final class TokenFile {
  private static final long MOST_BYTES = 1 << 16;
  private static final int FIELDS = 3;
  private static final Pattern PRINCIPAL = Pattern.compile("[A-Za-z0-9._-]{1,64}");
  private static final Set<PosixFilePermission> OTHERS =
      EnumSet.of(
          PosixFilePermission.GROUP_READ, PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.OTHERS_READ, PosixFilePermission.OTHERS_WRITE);

  private final String name;
  private Tokens tokens;

  private TokenFile(String name, Tokens before) {
    this.name = name;
    this.tokens = before;
  }

  /**
   * The tokens of a file, added to others.
   *
   * @throws ConfigurationException if the file cannot be trusted or read; names file and line,
   *     never a token
   */
  static Tokens addTo(Tokens before, String path) {
    TokenFile file = new TokenFile(LogText.safe(path), before);
    List<String> lines = file.lines(path);
    for (int index = 0; index < lines.size(); index++) {
      String line = lines.get(index).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        file.add(line, index + 1);
      }
    }
    if (file.tokens.isEmpty()) {
      throw file.refusal(
          "has no token in it; write a line such as: planner robot:read,robot:move <token>");
    }
    return file.tokens;
  }

  private List<String> lines(String path) {
    try {
      Path file = Path.of(path);
      requirePrivate(file);
      if (!Files.isRegularFile(file)) {
        throw refusal("is no file");
      }
      if (Files.size(file) > MOST_BYTES) {
        throw refusal("is larger than " + MOST_BYTES + " bytes");
      }
      return Files.readAllLines(file, StandardCharsets.UTF_8);
    } catch (CharacterCodingException noText) {
      throw refusal("is not written in UTF-8");
    } catch (InvalidPathException | IOException unreadable) {
      throw refusal("cannot be read (" + unreadable.getClass().getSimpleName() + ")");
    }
  }

  private void requirePrivate(Path file) throws IOException {
    PosixFileAttributeView posix = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    if (posix != null && posix.readAttributes().permissions().stream().anyMatch(OTHERS::contains)) {
      throw refusal("can be read or written by other users; run: chmod 600 " + name);
    }
  }

  private void add(String line, int number) {
    String[] fields = line.split("[ \t]+", 0);
    if (fields.length != FIELDS) {
      throw refusal(number, "has " + fields.length + " fields, not 3: principal, scopes, token");
    }
    String token = fields[2];
    Tokens.weakness(token)
        .ifPresent(
            why -> {
              throw refusal(
                  number, "has a token that " + why + "; make one with: openssl rand -hex 32");
            });
    if (tokens.contains(token)) {
      throw refusal(
          number, "has a token that was given before; each token belongs to one principal");
    }
    tokens =
        tokens.with(token, new Caller(principal(fields[0], number), scopes(fields[1], number)));
  }

  private String principal(String text, int number) {
    if (!PRINCIPAL.matcher(text).matches() || text.equals(TaskRequest.ANONYMOUS)) {
      throw refusal(
          number,
          "does not begin with a principal: 1 to 64 letters, digits, . _ and -, and not "
              + TaskRequest.ANONYMOUS);
    }
    return text;
  }

  private Set<String> scopes(String text, int number) {
    if (text.equals(Scopes.ALL)) {
      return Set.of(Scopes.ALL);
    }
    Set<String> scopes = new HashSet<>();
    for (String scope : text.split(",", -1)) {
      if (!Scopes.isValid(scope)) {
        throw refusal(
            number,
            "has a second field that is neither * nor scopes separated by commas, such as robot:read,robot:move");
      }
      scopes.add(scope);
    }
    return scopes;
  }

  private ConfigurationException refusal(String what) {
    return new ConfigurationException(Settings.TOKEN_FILE + ": " + name + " " + what + ".");
  }

  private ConfigurationException refusal(int line, String what) {
    return refusal("line " + line + " " + what);
  }
}
