package org.robotmcpkit.tool;

import java.util.List;

/**
 * The tools and resources of one holder; the processor writes one for each class with annotated
 * methods.
 */
@FunctionalInterface
public interface ToolSet {
  /** The tools, in the order in which clients shall see them. */
  List<ToolSpec> tools();

  /** The resources, in the order in which clients shall see them; default none. */
  default List<ResourceSpec> resources() {
    return List.of();
  }
}
