package org.robotmcpkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robotmcpkit.tool.Caller;

/** Tokens from the environment and from a file. */
class TokensTest {
  private static final String FIRST = "first-token-0123456789";
  private static final String SECOND = "second-token-0123456789";

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = folder.resolve("tokens");
  }

  @Test
  void theTokenOfTheEnvironmentIsItsOwnersWithAllScopes() {
    Tokens tokens = from(Map.of("MCP_TOKEN", FIRST)).tokens();

    assertThat(tokens.callerOf(FIRST)).contains(new Caller("owner", Set.of("*")));
    assertThat(tokens.callerOf(SECOND)).isEmpty();
    assertThat(tokens.callerOf("")).isEmpty();
    assertThat(tokens.callerOf(FIRST.substring(1))).isEmpty();
    assertThat(tokens.callerOf(FIRST + "x")).isEmpty();
    assertThat(tokens.callerOf("x".repeat(10 << 20))).isEmpty();
  }

  @Test
  void aFileGivesEachTokenItsPrincipalAndScopes() throws IOException {
    write(
        "# principal scopes token\n\n  planner\trobot:read,robot:move  "
            + FIRST
            + " \r\noperator * "
            + SECOND
            + "\n");

    Tokens tokens =
        from(Map.of("MCP_TOKEN_FILE", file.toString(), "MCP_TOKEN", "third-token-0123456789"))
            .tokens();

    assertThat(tokens.callerOf(FIRST))
        .contains(new Caller("planner", Set.of("robot:read", "robot:move")));
    assertThat(tokens.callerOf(SECOND)).contains(new Caller("operator", Set.of("*")));
    assertThat(tokens.callerOf("third-token-0123456789")).map(Caller::principal).contains("owner");
  }

  @Test
  void aPrincipalMayHaveTwoTokensWhileOneIsReplaced() throws IOException {
    write("planner * " + FIRST + "\nplanner robot:read " + SECOND);

    Tokens tokens = from(Map.of("MCP_TOKEN_FILE", file.toString())).tokens();

    assertThat(tokens.callerOf(FIRST)).map(Caller::principal).contains("planner");
    assertThat(tokens.callerOf(SECOND)).map(Caller::scopes).contains(Set.of("robot:read"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "planner TOKEN                       | line 2 has 2 fields, not 3: principal, scopes, token.",
        "planner * TOKEN # mine              | line 2 has 5 fields, not 3: principal, scopes, token.",
        "planner robot:read, robot:act TOKEN | line 2 has 4 fields, not 3: principal, scopes, token.",
        "{planner} * TOKEN                   | line 2 does not begin with a principal: 1 to 64 letters, digits, . _ and -, and not anonymous.",
        "anonymous * TOKEN                   | line 2 does not begin with a principal: 1 to 64 letters, digits, . _ and -, and not anonymous.",
        "planner ** TOKEN                    | line 2 has a second field that is neither * nor scopes separated by commas, such as robot:read,robot:move.",
        "planner robot:read,* TOKEN          | line 2 has a second field that is neither * nor scopes separated by commas, such as robot:read,robot:move.",
        "planner robot:read, TOKEN           | line 2 has a second field that is neither * nor scopes separated by commas, such as robot:read,robot:move.",
        "planner Robot:Read TOKEN            | line 2 has a second field that is neither * nor scopes separated by commas, such as robot:read,robot:move.",
        "planner * short-token               | line 2 has a token that is shorter than 16 characters; make one with: openssl rand -hex 32.",
        "planner * aaaaaaaaaaaaaaaaaaaaaaaaa | line 2 has a token that has fewer than 6 different characters; make one with: openssl rand -hex 32.",
        "planner * {0123456789abcdef}        | line 2 has a token that has characters other than letters, digits, - . _ ~ + / and = at its end; make one with: openssl rand -hex 32.",
        "planner * TOKEN~planner * TOKEN     | line 3 has a token that was given before; each token belongs to one principal.",
      })
  void aWrongLineIsNamedAndItsTokenIsNotShown(String lines, String message) throws IOException {
    write("# tokens\n" + lines.replace("TOKEN", FIRST).replace("~", "\n"));

    assertThatThrownBy(() -> from(Map.of("MCP_TOKEN_FILE", file.toString())))
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("MCP_TOKEN_FILE: " + file + " " + message)
        .satisfies(
            refused ->
                assertThat(refused.toString())
                    .doesNotContain(FIRST, "short-token", "aaaaaaaaaaaaaaaa", "abcdef"));
  }

  @Test
  void aTokenThatIsInTheEnvironmentTooIsRefused() throws IOException {
    write("planner robot:read " + FIRST);

    assertThatThrownBy(() -> from(Map.of("MCP_TOKEN", FIRST, "MCP_TOKEN_FILE", file.toString())))
        .hasMessageContaining("line 1 has a token that was given before");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rw-r-----", "rw-rw----", "rw----r--", "rw-----w-", "rwxrwxrwx"})
  void aFileThatOthersCanReadOrWriteIsRefused(String permissions) throws IOException {
    assumeThat(FileSystems.getDefault().supportedFileAttributeViews()).contains("posix");
    write("planner * " + FIRST);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));

    assertThatThrownBy(() -> from(Map.of("MCP_TOKEN_FILE", file.toString())))
        .hasMessage(
            "MCP_TOKEN_FILE: "
                + file
                + " can be read or written by other users; run: chmod 600 "
                + file
                + ".");
  }

  @Test
  void aFileThatIsNoneIsRefused() throws IOException {
    assertFileRefused("cannot be read (NoSuchFileException).");
    write("# nothing\n\n");
    assertFileRefused(
        "has no token in it; write a line such as: planner robot:read,robot:move <token>.");
    write("# " + "x".repeat(1 << 16));
    assertFileRefused("is larger than 65536 bytes.");
    writeBytes(new byte[] {'#', (byte) 0xff, (byte) 0xfe});
    assertFileRefused("is not written in UTF-8.");
    Files.delete(file);
    Files.createDirectory(file);
    if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }
    assertFileRefused("is no file.");
    assertThatThrownBy(() -> from(Map.of("MCP_TOKEN_FILE", "nul\0")))
        .hasMessage("MCP_TOKEN_FILE: nul\\u0000 cannot be read (InvalidPathException).");
  }

  private void assertFileRefused(String message) {
    assertThatThrownBy(() -> from(Map.of("MCP_TOKEN_FILE", file.toString())))
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("MCP_TOKEN_FILE: " + file + " " + message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0123456789abcde  | is shorter than 16 characters",
        "0123456789 abcdef | has characters other than letters, digits, - . _ ~ + / and = at its end",
        "0123456789=abcdef | has characters other than letters, digits, - . _ ~ + / and = at its end",
        "0123456789äbcdef | has characters other than letters, digits, - . _ ~ + / and = at its end",
        "abababababababab | has fewer than 6 different characters",
      })
  void aWeakTokenIsRefusedAtTheStart(String token, String why) {
    assertThatThrownBy(() -> from(Map.of("MCP_TOKEN", token)))
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("MCP_TOKEN " + why + "; make one with: openssl rand -hex 32");
  }

  @Test
  void aTokenAsOpensslMakesItIsFineAndOneThatIsTooLongIsNot() {
    assertThat(Tokens.weakness("5f2b8c".repeat(10) + "09ad")).isEmpty();
    assertThat(Tokens.weakness("Zm9v+YmFy/cXV4Cg==")).isEmpty();
    assertThat(Tokens.weakness("5f2b8c".repeat(100))).contains("is longer than 512 characters");
  }

  @Test
  void nothingOfTokensShowsThem() throws IOException {
    write("planner * " + SECOND);
    Settings settings = from(Map.of("MCP_TOKEN", FIRST, "MCP_TOKEN_FILE", file.toString()));

    assertThat(settings.toString() + settings.tokens() + settings.tokens().callerOf(FIRST))
        .doesNotContain(FIRST, SECOND);
  }

  // ---- other machines

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "0.0.0.0     | -     | -     | MCP_HOST is \"0.0.0.0\", which other machines can reach; if that is meant, set MCP_ALLOW_REMOTE=true and a token in MCP_TOKEN or MCP_TOKEN_FILE, else use a loopback address such as 127.0.0.1.",
        "0.0.0.0     | false | TOKEN | MCP_HOST is \"0.0.0.0\", which other machines can reach; if that is meant, set MCP_ALLOW_REMOTE=true and a token in MCP_TOKEN or MCP_TOKEN_FILE, else use a loopback address such as 127.0.0.1.",
        "192.0.2.7   | true  | -     | MCP_HOST is \"192.0.2.7\", which other machines can reach; that takes a token in MCP_TOKEN or MCP_TOKEN_FILE (make one with: openssl rand -hex 32).",
        "::          | true  | -     | MCP_HOST is \"::\", which other machines can reach; that takes a token in MCP_TOKEN or MCP_TOKEN_FILE (make one with: openssl rand -hex 32).",
        "127.0.0.1   | yes   | TOKEN | MCP_ALLOW_REMOTE is \"yes\"; set it to true or false.",
        "127.0.0.1   | TRUE  | TOKEN | MCP_ALLOW_REMOTE is \"TRUE\"; set it to true or false.",
        "127.0.0.1   | true  | -     | -",
        "0.0.0.0     | true  | TOKEN | -",
        "192.0.2.7   | true  | TOKEN | -",
        "127.0.0.1   | -     | -     | -",
        "::1         | -     | -     | -",
        "localhost   | -     | -     | -",
      })
  void otherMachinesComeInOnlyWhenThatIsSaidAndWithAToken(
      String host, String remote, String token, String message) {
    Map<String, String> environment = new java.util.HashMap<>(Map.of("MCP_HOST", host));
    if (remote != null) {
      environment.put("MCP_ALLOW_REMOTE", remote);
    }
    if (token != null) {
      environment.put("MCP_TOKEN", FIRST);
    }

    if (message == null) {
      assertThat(from(environment).isRemote()).isEqualTo(!host.matches("127.*|::1|localhost"));
    } else {
      assertThatThrownBy(() -> from(environment))
          .isInstanceOf(ConfigurationException.class)
          .hasMessage(message);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "MCP_ALLOWED_HOSTS   | *                         | MCP_ALLOWED_HOSTS has \"*\", which is no host; give exact names such as robot.lan or robot.lan:9100.",
        "MCP_ALLOWED_HOSTS   | robot.lan,*.example       | MCP_ALLOWED_HOSTS has \"*.example\", which is no host; give exact names such as robot.lan or robot.lan:9100.",
        "MCP_ALLOWED_HOSTS   | robot.lan.                | MCP_ALLOWED_HOSTS has \"robot.lan.\", which is no host; give exact names such as robot.lan or robot.lan:9100.",
        "MCP_ALLOWED_HOSTS   | http://robot.lan          | MCP_ALLOWED_HOSTS has \"http://robot.lan\", which is no host; give exact names such as robot.lan or robot.lan:9100.",
        "MCP_ALLOWED_HOSTS   | robot.lan:0               | MCP_ALLOWED_HOSTS has \"robot.lan:0\", which is no host; give exact names such as robot.lan or robot.lan:9100.",
        "MCP_ALLOWED_ORIGINS | *                         | MCP_ALLOWED_ORIGINS has \"*\", which is no origin; give exact ones such as https://inspector.example, without a path.",
        "MCP_ALLOWED_ORIGINS | null                      | MCP_ALLOWED_ORIGINS has \"null\", which is no origin; give exact ones such as https://inspector.example, without a path.",
        "MCP_ALLOWED_ORIGINS | https://inspector.example/ | MCP_ALLOWED_ORIGINS has \"https://inspector.example/\", which is no origin; give exact ones such as https://inspector.example, without a path.",
        "MCP_ALLOWED_ORIGINS | https://*.example         | MCP_ALLOWED_ORIGINS has \"https://*.example\", which is no origin; give exact ones such as https://inspector.example, without a path.",
      })
  void aNameThatIsNotExactIsRefused(String variable, String value, String message) {
    assertThatThrownBy(() -> from(Map.of(variable, value)))
        .isInstanceOf(ConfigurationException.class)
        .hasMessage(message);
  }

  @Test
  void aProgramCanSayTheSameAsTheEnvironment() {
    Map<String, String> wide =
        Map.of("MCP_TRANSPORT", "streamable_http", "MCP_HOST", "0.0.0.0", "MCP_PORT", "0");

    assertThatThrownBy(() -> CapabilityServer.named("door").allowRemote().environment(wide).start())
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContaining("that takes a token");
    assertThatThrownBy(() -> CapabilityServer.named("door").allowedHosts("*"))
        .hasMessageStartingWith("allowedHosts has \"*\"");
    assertThatThrownBy(() -> CapabilityServer.named("door").allowedOrigins("null"))
        .hasMessageStartingWith("allowedOrigins has \"null\"");
    assertThatThrownBy(
            () ->
                CapabilityServer.named("door")
                    .startsPerSecond(0)
                    .environment(Map.of("MCP_TRANSPORT", "sse", "MCP_PORT", "0"))
                    .start())
        .isInstanceOf(ConfigurationException.class)
        .hasMessage("the starts in a second are 0; it must be 1 or more.");
  }

  @Test
  void stdioNeedsNoReasonForAnAddressThatItDoesNotBind() {
    assertThat(Settings.from(Map.of("MCP_HOST", "0.0.0.0"), Settings.Access.local()).isRemote())
        .isFalse();
  }

  @Test
  void aServerOnTheDefaultPortOfHttpIsCalledWithoutAPort() {
    assertThat(Hosts.of(Address.of("127.0.0.1"), 80, java.util.List.of("robot.lan")).authorities())
        .contains("localhost", "localhost:80", "127.0.0.1", "[::1]", "robot.lan", "robot.lan:80");
    assertThat(Hosts.of(Address.of("192.0.2.7"), 9100, java.util.List.of()).authorities())
        .containsExactly("192.0.2.7:9100");
    assertThat(Hosts.of(Address.of("0.0.0.0"), 9100, java.util.List.of("robot.lan")).authorities())
        .containsExactlyInAnyOrder(
            "127.0.0.1:9100", "localhost:9100", "[::1]:9100", "robot.lan:9100");
  }

  // ---- helpers

  private static Settings from(Map<String, String> more) {
    Map<String, String> environment = new java.util.HashMap<>(more);
    environment.put("MCP_TRANSPORT", "streamable_http");
    return Settings.from(environment, Settings.Access.local());
  }

  private void write(String text) throws IOException {
    writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  private void writeBytes(byte[] bytes) throws IOException {
    Files.write(file, bytes);
    if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
  }
}
