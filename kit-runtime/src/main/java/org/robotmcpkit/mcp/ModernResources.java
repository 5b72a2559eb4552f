package org.robotmcpkit.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.modern.McpException;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.McpSchema.ReadResourceOutcome;
import io.modelcontextprotocol.modern.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.modern.McpSchema.Resource;
import io.modelcontextprotocol.modern.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.modern.server.McpAsyncResponse;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.feature.McpAsyncResource;
import io.modelcontextprotocol.modern.server.feature.McpAsyncResourceRepository;
import io.modelcontextprotocol.modern.server.feature.ResourceTemplatesPage;
import io.modelcontextprotocol.modern.server.feature.ResourcesFeature;
import io.modelcontextprotocol.modern.server.feature.ResourcesPage;
import java.util.List;
import java.util.Map;
import reactor.core.publisher.Mono;

/** Serves resources on the SDK's modern stack. */
final class ModernResources implements McpAsyncResourceRepository {
  private static final int LONGEST_URI = 256;

  private final Resources resources;

  private ModernResources(Resources resources) {
    this.resources = resources;
  }

  /**
   * The feature.
   *
   * @param ttlMs how long a client may keep the lists; what a resource holds is the state of the
   *     robot now, and is not to be kept
   */
  static ResourcesFeature of(Resources resources, long ttlMs) {
    return ResourcesFeature.ofAsync(
        new ModernResources(resources), McpJsonDefaults.getMapper(), ttlMs, CacheScope.PRIVATE);
  }

  @Override
  public Mono<ResourcesPage> list(McpRequestContext context, String cursor) {
    return Mono.just(
        ResourcesPage.of(
            resources.plainFor(Callers.of(context.transportContext())).stream()
                .map(ModernResources::definition)
                .toList()));
  }

  @Override
  public Mono<ResourceTemplatesPage> listTemplates(McpRequestContext context, String cursor) {
    return Mono.just(
        ResourceTemplatesPage.of(
            resources.templatesFor(Callers.of(context.transportContext())).stream()
                .map(ModernResources::template)
                .toList()));
  }

  @Override
  public Mono<McpAsyncResource> find(McpRequestContext context, String uri) {
    return resources
        .find(uri, Callers.of(context.transportContext()))
        .map(found -> Mono.just(McpAsyncResource.of((readContext, request) -> read(found, uri))))
        .orElseGet(() -> Mono.error(unknown(uri)));
  }

  /** SEP-2164: the error of parameters that are wrong, with the URI. */
  private static McpException unknown(String uri) {
    return McpException.invalidParams("Resource not found", Map.of("uri", shortened(uri)));
  }

  private static String shortened(String uri) {
    return uri.length() <= LONGEST_URI ? uri : uri.substring(0, LONGEST_URI);
  }

  private static Mono<McpAsyncResponse<ReadResourceOutcome>> read(
      Resources.Found found, String uri) {
    BoundResource resource = found.resource();
    return Mono.fromCompletionStage(() -> resource.reader().read(found.variables()))
        .map(
            contents ->
                McpAsyncResponse.<ReadResourceOutcome>result(
                    ReadResourceResult.builder(
                            List.of(ModernContent.of(uri, resource.mimeType(), contents)))
                        .ttlMs(0)
                        .cacheScope(CacheScope.PRIVATE)
                        .build()))
        .onErrorMap(
            ReadFailure.class,
            failure -> new McpException(failure.code(), failure.getMessage(), failure.data()));
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
}
