package org.robotmcpkit.mcp;

import io.modelcontextprotocol.server.McpAsyncServerExchange;
import io.modelcontextprotocol.server.McpServerFeatures.AsyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.AsyncResourceTemplateSpecification;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import java.util.List;
import org.robotmcpkit.tool.Caller;
import reactor.core.publisher.Mono;

/** Serves resources on the SDK's classic stack. */
final class ClassicResources {
  private ClassicResources() {}

  static List<AsyncResourceSpecification> plain(Resources resources) {
    return resources.all().stream()
        .filter(resource -> !resource.isTemplate())
        .map(
            resource ->
                new AsyncResourceSpecification(definition(resource), reader(resources)::read))
        .toList();
  }

  static List<AsyncResourceTemplateSpecification> templates(Resources resources) {
    return resources.all().stream()
        .filter(BoundResource::isTemplate)
        .map(
            resource ->
                new AsyncResourceTemplateSpecification(template(resource), reader(resources)::read))
        .toList();
  }

  private static Resource definition(BoundResource resource) {
    return Resource.builder(resource.uri().toString(), resource.name())
        .title(resource.title())
        .description(resource.description())
        .mimeType(resource.mimeType())
        .build();
  }

  private static ResourceTemplate template(BoundResource resource) {
    return ResourceTemplate.builder(resource.uri().toString(), resource.name())
        .title(resource.title())
        .description(resource.description())
        .mimeType(resource.mimeType())
        .build();
  }

  private interface Reader {
    Mono<ReadResourceResult> read(McpAsyncServerExchange exchange, ReadResourceRequest request);
  }

  private static Reader reader(Resources resources) {
    return (exchange, request) -> read(resources, request.uri(), Callers.of(exchange));
  }

  private static Mono<ReadResourceResult> read(Resources resources, String uri, Caller caller) {
    return resources
        .find(uri, caller)
        .map(found -> read(found, uri))
        .orElseGet(() -> Mono.error(McpError.RESOURCE_NOT_FOUND.apply(uri)));
  }

  private static Mono<ReadResourceResult> read(Resources.Found found, String uri) {
    BoundResource resource = found.resource();
    return Mono.fromCompletionStage(() -> resource.reader().read(found.variables()))
        .map(
            contents ->
                ReadResourceResult.builder(
                        List.of(ClassicContent.of(uri, resource.mimeType(), contents)))
                    .build())
        .onErrorMap(ReadFailure.class, ClassicResources::error);
  }

  private static McpError error(ReadFailure failure) {
    return McpError.builder(failure.code())
        .message(failure.getMessage())
        .data(failure.data())
        .build();
  }
}
