package org.robotmcpkit.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.model.AskedMethod;

/** Reads a method of the holder that says how long a task will take, or may take. */
final class TimeMethods {
  private static final Set<TypeName> TIMES =
      Set.of(
          TypeName.DOUBLE,
          TypeName.FLOAT,
          TypeName.LONG,
          TypeName.INT,
          TypeName.SHORT,
          TypeName.BYTE,
          ClassName.get("java.time", "Duration"),
          ClassName.get(OptionalDouble.class));

  private TimeMethods() {}

  /**
   * The method; empty if none is named, or after a problem has been noted.
   *
   * @param tool the tool's method
   * @param annotation what makes it a tool
   * @param member the annotation's member that names the other one
   * @param code what its problems are called
   */
  static Optional<AskedMethod> read(
      Notes notes, ExecutableElement tool, Annotation annotation, String member, Code code) {
    AskedMethodReader reader =
        new AskedMethodReader(
            notes,
            tool,
            new AskedMethodReader.Question(
                member,
                code,
                TimeMethods::obstacle,
                "return OptionalDouble.empty()",
                "write one that returns a number of seconds, a Duration or an OptionalDouble"));
    return reader.find(annotation).map(reader::asked);
  }

  private static Optional<String> obstacle(ExecutableElement method) {
    boolean isTime = TIMES.contains(TypeName.get(method.getReturnType()).withoutAnnotations());
    return isTime && !AskedMethodReader.isNullable(method)
        ? Optional.empty()
        : Optional.of(
            "returns "
                + Spelling.of(method.getReturnType())
                + (AskedMethodReader.isNullable(method) ? " or null" : "")
                + ", which says no time; return a number of seconds, a Duration or an OptionalDouble");
  }
}
