package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.robotmcpkit.processor.model.Type;

/**
 * A class as it is used: two uses are the same if their type arguments are, with what those are
 * limited to.
 *
 * @param type the class
 * @param arguments its type arguments
 */
record Instance(ClassName type, List<Type> arguments) {
  Instance {
    arguments = List.copyOf(arguments);
  }
}
