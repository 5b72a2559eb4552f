package org.robotmcpkit.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;

/**
 * A class whose methods are tools.
 *
 * @param name the class
 * @param toolsName the class that is generated for it
 * @param isPublic whether everybody can see the class
 * @param generated the annotation for generated code, if the holder's module can read one
 * @param shadowed simple names of {@code java.lang} that the holder's package has given to classes
 *     of its own
 * @param lints what the compiler would warn about wherever the generated class names the classes it
 *     serves
 * @param tools its tools, in source order
 * @param resources its resources, in source order
 */
public record Holder(
    ClassName name,
    ClassName toolsName,
    boolean isPublic,
    Optional<ClassName> generated,
    List<String> shadowed,
    List<String> lints,
    List<Tool> tools,
    List<Resource> resources) {
  public Holder {
    shadowed = List.copyOf(shadowed);
    lints = List.copyOf(lints);
    tools = List.copyOf(tools);
    resources = List.copyOf(resources);
  }

  /**
   * Whether any tool or resource, or what is asked before a call, needs an instance of the holder.
   */
  public boolean needsInstance() {
    return !tools.stream()
            .allMatch(
                tool -> tool.isStatic() && tool.asked().stream().allMatch(AskedMethod::isStatic))
        || !resources.stream().allMatch(Resource::isStatic);
  }
}
