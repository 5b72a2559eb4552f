package org.robotmcpkit.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.expression.Estimate;
import org.robotmcpkit.processor.model.Instant;
import org.robotmcpkit.processor.model.Resource;

/** Writes {@code resources()}, the second part of the table of contents. */
final class ResourceTable {
  private static final int LONGEST_DESCRIPTION = 90;

  private final List<Resource> resources;
  private final Names names;

  ResourceTable(List<Resource> resources, Names names) {
    this.resources = resources;
    this.names = names;
  }

  MethodSpec method() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("resources")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(ParameterizedTypeName.get(ClassName.get(List.class), KitNames.RESOURCE_SPEC));
    for (Resource resource : resources) {
      method.addCode(
          "$T $N =\n$>$>$L;\n$<$<", KitNames.RESOURCE_SPEC, names.read(resource), row(resource));
    }
    CodeBlock all =
        resources.stream()
            .map(resource -> CodeBlock.of("$N", names.read(resource)))
            .collect(CodeBlock.joining(",$W"));
    return method.addStatement("return $T.of($L)", List.class, all).build();
  }

  /** Whether the description is too long for the table and needs a constant of its own. */
  static boolean isLong(Resource resource) {
    return Literals.literal(description(resource)).toString().length() > LONGEST_DESCRIPTION;
  }

  /** What stands in the resource; if nobody says, its name has to do. */
  static String description(Resource resource) {
    return resource.description().isEmpty()
        ? resource.name().replace('_', ' ')
        : resource.description();
  }

  private CodeBlock row(Resource resource) {
    CodeBlock description =
        isLong(resource)
            ? CodeBlock.of("$N", names.description(resource))
            : Literals.literal(description(resource));
    CodeBlock.Builder row =
        CodeBlock.builder()
            .add("$T.of(\n$>$>$>$>", KitNames.RESOURCE_SPEC)
            .add("$L, $L,\n", Literals.literal(resource.path()), Literals.literal(resource.name()))
            .add("$L,\n", description)
            .add(
                "$L, this::$N)$<$<$<$<",
                Literals.literal(resource.mimeType()),
                names.read(resource))
            .add("$>$>");
    if (!resource.title().isEmpty()) {
      row.add("\n.title($L)", Literals.literal(resource.title()));
    }
    if (!resource.deadline().equals(Instant.DEFAULT_DEADLINE)
        && Estimate.literal(resource.deadline()) instanceof Estimate.Fixed fixed) {
      row.add("\n.deadline($L)", DefaultCode.duration(fixed.time()));
    }
    resource.scope().ifPresent(scope -> row.add("\n.scope($L)", Literals.literal(scope)));
    return row.add("$<$<").build();
  }
}
