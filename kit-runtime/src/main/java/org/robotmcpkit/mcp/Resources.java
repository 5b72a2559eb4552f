package org.robotmcpkit.mcp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.robotmcpkit.tool.Caller;
import org.robotmcpkit.tool.ResourceContents;
import org.robotmcpkit.tool.ResourceSpec;
import org.robotmcpkit.tool.ToolSet;

/** All resources of one server, in the order in which clients see them. Immutable. */
final class Resources {
  private final List<BoundResource> all;

  private Resources(List<BoundResource> all) {
    this.all = all;
  }

  /**
   * The resources of the sets.
   *
   * @param server the name of the server, in their URIs
   * @param calls what reads them
   * @throws IllegalArgumentException if two of them have one URI
   */
  static Resources of(String server, List<? extends ToolSet> toolSets, InstantCalls calls) {
    Map<String, BoundResource> byUri = new LinkedHashMap<>();
    for (ToolSet toolSet : toolSets) {
      for (ResourceSpec spec : toolSet.resources()) {
        BoundResource resource = bound(spec, server, calls);
        if (byUri.put(resource.uri().toString(), resource) != null) {
          throw new IllegalArgumentException(
              "two resources are "
                  + resource.uri()
                  + "; give one of them another path in its annotation");
        }
      }
    }
    return new Resources(List.copyOf(byUri.values()));
  }

  private static BoundResource bound(ResourceSpec spec, String server, InstantCalls calls) {
    InstantCalls.Target target = InstantCalls.Target.of(spec.name(), spec.deadline());
    return new BoundResource(
        spec.uri(server),
        spec.name(),
        spec.title(),
        spec.description(),
        spec.mimeType(),
        spec.scope(),
        variables -> guarded(target, calls, spec, variables));
  }

  private static CompletionStage<ResourceContents> guarded(
      InstantCalls.Target target,
      InstantCalls calls,
      ResourceSpec spec,
      Map<String, String> variables) {
    CompletableFuture<ResourceContents> answer = new CompletableFuture<>();
    try {
      calls
          .run(target, () -> spec.read(variables))
          .whenComplete(
              (contents, thrown) -> {
                if (thrown == null) {
                  answer.complete(contents);
                } else {
                  answer.completeExceptionally(ReadFailure.of(spec.name(), thrown));
                }
              });
    } catch (RuntimeException refused) {
      answer.completeExceptionally(ReadFailure.of(spec.name(), refused));
    }
    return answer;
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  List<BoundResource> all() {
    return all;
  }

  /** The URIs, templates among them, in order. */
  List<String> uris() {
    return all.stream().map(resource -> resource.uri().toString()).toList();
  }

  /** Those that are one resource each, and that the caller may read. */
  List<BoundResource> plainFor(Caller caller) {
    return all.stream()
        .filter(resource -> !resource.isTemplate() && resource.isFor(caller))
        .toList();
  }

  /** Those that stand for many, and that the caller may read. */
  List<BoundResource> templatesFor(Caller caller) {
    return all.stream()
        .filter(resource -> resource.isTemplate() && resource.isFor(caller))
        .toList();
  }

  /** A resource with what its URI has in the places of variables. */
  record Found(BoundResource resource, Map<String, String> variables) {}

  /**
   * The resource of that URI that the caller may read; one without variables comes before one with
   * some.
   */
  Optional<Found> find(String uri, Caller caller) {
    List<BoundResource> candidates = new ArrayList<>(plainFor(caller));
    candidates.addAll(templatesFor(caller));
    return candidates.stream()
        .flatMap(
            resource ->
                resource.uri().match(uri).map(variables -> new Found(resource, variables)).stream())
        .findFirst();
  }
}
