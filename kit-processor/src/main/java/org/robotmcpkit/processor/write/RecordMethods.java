package org.robotmcpkit.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.TriggerRecord;
import org.robotmcpkit.processor.model.Type;

/** Writes the methods that read an object of a call as a record. */
final class RecordMethods {
  private final ClassName toolsName;
  private final Names names;

  RecordMethods(ClassName toolsName, Names names) {
    this.toolsName = toolsName;
    this.names = names;
  }

  /** Reads an argument; what the record does not have is refused. */
  MethodSpec reader(Type.RecordOf record) {
    return method(
        names.recordReader(record),
        record.javaType(),
        Names.decapitalised(record.javaType().simpleName()),
        record.components(),
        "build");
  }

  /** Reads a trigger; it may carry more than the record has. */
  MethodSpec reader(TriggerRecord trigger) {
    return method(names.triggerReader(trigger), trigger.as(), "trigger", trigger.fields(), "buildOpen");
  }

  private MethodSpec method(
      String name, ClassName record, String parameterName, List<Argument> components, String build) {
    NameAllocator locals = new NameAllocator();
    components.forEach(component -> locals.newName(component.javaName(), component));
    String object = locals.newName(parameterName);
    ReadingCode reading = new ReadingCode(toolsName, names, locals);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(record)
            .addParameter(KitNames.ARGUMENTS, object);
    for (Argument component : components) {
      method.addStatement(
          "$T $N = $L", component.type().javaType(), locals.get(component), reading.read(object, component));
    }
    CodeBlock arguments =
        components.stream()
            .map(component -> CodeBlock.of("$N", locals.get(component)))
            .collect(CodeBlock.joining(",$W"));
    return method.addStatement("return $N.$L(() -> new $T($L))", object, build, record, arguments).build();
  }
}
