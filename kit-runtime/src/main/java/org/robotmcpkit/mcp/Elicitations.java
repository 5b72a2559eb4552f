package org.robotmcpkit.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robotmcpkit.model.OpenQuestion;

/** Questions as the input requests of protocol revision 2026-07-28 (MCP specification, client/elicitation, form mode). */
final class Elicitations {
  private Elicitations() {}

  /** One request for each question, by its id. */
  static Map<String, Object> of(List<OpenQuestion> questions) {
    Map<String, Object> requests = new LinkedHashMap<>();
    questions.forEach(question -> requests.put(question.id(), request(question)));
    return requests;
  }

  private static Map<String, Object> request(OpenQuestion question) {
    Map<String, Object> params = new LinkedHashMap<>();
    params.put("mode", "form");
    params.put("message", question.message());
    params.put("requestedSchema", question.schema());
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("method", "elicitation/create");
    request.put("params", params);
    return request;
  }
}
