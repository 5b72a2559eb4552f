package org.robotmcpkit.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Drives the simulated base as a planner whose client cannot ask, with an operator who agrees. */
final class BaseDriver {
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final URI address;
  private final ModernCaller planner;
  private final String operator;

  /**
   * A planner and an operator.
   *
   * @param address where the tools are
   * @param token the planner's token; null: none
   * @param operator the operator's token or key
   */
  BaseDriver(URI address, String token, String operator) {
    this.address = address;
    this.planner = new ModernCaller(address, token);
    this.operator = operator;
  }

  JsonNode call(String tool, Map<String, Object> arguments)
      throws IOException, InterruptedException {
    return planner.call(tool, arguments);
  }

  boolean isMoving() throws IOException, InterruptedException {
    return call("joint_state", Map.of()).path("is_moving").asBoolean();
  }

  /** A place that is far from where the base is. */
  Map<String, Object> goal() throws IOException, InterruptedException {
    double x = call("joint_state", Map.of()).path("pose").path("x_m").asDouble();
    Map<String, Object> goal = new HashMap<>();
    goal.put("x_m", x < 6 ? 11 : 1);
    goal.put("y_m", 4);
    return goal;
  }

  /** Sets off, with the operator's consent. */
  JsonNode drive() throws IOException, InterruptedException {
    Map<String, Object> goal = goal();
    assertThat(call("navigate_to", goal).path("error").asString()).isEqualTo("CONSENT_PENDING");
    agree();
    JsonNode started = call("navigate_to", goal);
    assertThat(started.has("task_id")).withFailMessage(started::toString).isTrue();
    return started;
  }

  /** Agrees to all that this planner waits for. */
  private void agree() throws IOException, InterruptedException {
    JsonNode waiting = Json.parse(send("GET", "/approvals", "").body()).path("approvals");
    for (JsonNode one : waiting) {
      if (Set.of("planner", "anonymous").contains(one.path("principal").asString())) {
        HttpResponse<String> answer =
            send("POST", "/approvals/" + one.path("id").asString(), "{\"decision\":\"accept\"}");
        assertThat(answer.statusCode()).isEqualTo(200);
      }
    }
  }

  private HttpResponse<String> send(String method, String path, String body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(address.resolve(path))
            .header("Authorization", "Bearer " + operator)
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .build();
    return http.send(request, HttpResponse.BodyHandlers.ofString());
  }
}
