package org.robotmcpkit.server.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What stands in the column on the left becomes what stands on the right; S3CR3T must never be
 * left.
 */
class RedactionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "{\"token\":\"S3CR3T\",\"x\":1}                           | {\"token\":\"[hidden]\",\"x\":1}",
        "{\"access_token\" : \"S3CR3T\"}                          | {\"access_token\" : \"[hidden]\"}",
        "{\"accessToken\":\"S3CR3T\"}                             | {\"accessToken\":\"[hidden]\"}",
        "{\"Authorization\":\"Basic S3CR3T\"}                     | {\"Authorization\":\"[hidden]\"}",
        "{\"api-key\":\"S3CR3T\",\"password\":\"S3CR3T\"}         | {\"api-key\":\"[hidden]\",\"password\":\"[hidden]\"}",
        "{\"wifi_password\":\"a\\\"S3CR3T\",\"b\":\"c\"}          | {\"wifi_password\":\"[hidden]\",\"b\":\"c\"}",
        "{\"requestState\":\"S3CR3T\"}                            | {\"requestState\":\"[hidden]\"}",
        "{\"Mcp-Session-Id\":\"S3CR3T\",\"sessionId\":\"S3CR3T\"} | {\"Mcp-Session-Id\":\"[hidden]\",\"sessionId\":\"[hidden]\"}",
        "{\"secret\":\"S3CR3                                      | {\"secret\":\"[hidden]",
        "{\"secret\":\"S3CR3\\                                    | {\"secret\":\"[hidden]\\",
        "{\"text\":\"{\\\"token\\\":\\\"S3CR3T\\\",\\\"x\\\":1}\"} | {\"text\":\"{\\\"token\\\":\\\"[hidden]\\\",\\\"x\\\":1}\"}",
        "{\"text\":\"{\\\"token\\\":\\\"a\\\\\\\"S3CR3T\\\"}\"}    | {\"text\":\"{\\\"token\\\":\\\"[hidden]\\\"}\"}",
        "{\"text\":\"{\\\"token\\\": \\\"a\\\\nS3CR3T             | {\"text\":\"{\\\"token\\\": \\\"[hidden]",
        "{\"said\":\"Bearer S3CR3TS3CR3T\"}                       | {\"said\":\"Bearer [hidden]\"}",
        "{\"_meta\":{\"progressToken\":\"p-1\"},\"tokens\":\"12\"} | {\"_meta\":{\"progressToken\":\"p-1\"},\"tokens\":\"12\"}",
        "{\"pin\":\"GPIO17\",\"secretary\":\"Ann\",\"max_tokens\":5} | {\"pin\":\"GPIO17\",\"secretary\":\"Ann\",\"max_tokens\":5}",
      })
  void whatIsNamedLikeASecretIsHidden(String text, String shown) {
    assertThat(Redaction.of(text, List.of())).isEqualTo(shown).doesNotContain("S3CR3T");
  }

  @Test
  void whatIsKnownToBeSecretIsHiddenWhereverItStands() {
    assertThat(Redaction.of("say abc-123, abc-123 and nothing", List.of("abc-123", "")))
        .isEqualTo("say [hidden], [hidden] and nothing");
  }

  @Test
  void longTextsAreNoTrouble() {
    String long1 = "{\"token\":\"" + "x\\n".repeat(5000);
    String long2 = "{\"t\":\"{\\\"token\\\":\\\"" + "x\\\\n".repeat(5000);

    assertThat(Redaction.of(long1, List.of())).isEqualTo("{\"token\":\"[hidden]");
    assertThat(Redaction.of(long2, List.of())).isEqualTo("{\"t\":\"{\\\"token\\\":\\\"[hidden]");
  }
}
