package org.robotmcpkit.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Resource;
import org.robotmcpkit.processor.model.TextPattern;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.TriggerRecord;

/** Writes the class that serves a holder's tools; reads as the table of contents of the output. */
public final class ToolsFile {
  private static final String PROCESSOR = "org.robotmcpkit.processor.KitProcessor";

  private final Holder holder;
  private final InputSchemas schemas;
  private final Names names;
  private final ToolTable table;
  private final LateTexts texts = new LateTexts();

  private ToolsFile(Holder holder, InputSchemas schemas) {
    this.holder = holder;
    this.schemas = schemas;
    this.names = new Names(holder);
    this.table = new ToolTable(holder.tools(), names);
  }

  /** The file for a holder, as text in ASCII. */
  public static String of(Holder holder, InputSchemas schemas) {
    ToolsFile file = new ToolsFile(holder, schemas);
    return file.texts.putInto(Escapes.ascii(file.file().toString()));
  }

  private JavaFile file() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(holder.toolsName())
            .addJavadoc("Serves the tools of {@link $T}.\n", holder.name())
            .addModifiers(Modifier.FINAL)
            .addSuperinterface(KitNames.TOOL_SET)
            .alwaysQualify(holder.shadowed().toArray(String[]::new));
    holder
        .generated()
        .map(
            generated ->
                AnnotationSpec.builder(generated).addMember("value", "$S", PROCESSOR).build())
        .ifPresent(type::addAnnotation);
    ToolMethods.suppression(holder.lints()).forEach(type::addAnnotation);
    if (holder.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    addConstants(type);
    addConstructor(type);
    type.addMethod(table.method());
    if (!holder.resources().isEmpty()) {
      type.addMethod(new ResourceTable(holder.resources(), names).method());
    }
    addMethods(type);
    return JavaFile.builder(holder.toolsName().packageName(), type.build())
        .indent("  ")
        .skipJavaLangImports(true)
        .build();
  }

  private void addConstants(TypeSpec.Builder type) {
    InputConstants inputs = new InputConstants(holder.tools(), schemas, names);
    inputs
        .shared()
        .forEach((name, text) -> type.addField(textConstant(name, Literals.textBlock(text))));
    for (Tool tool : holder.tools()) {
      if (table.isLong(tool)) {
        type.addField(
            textConstant(names.description(tool), Literals.textBlock(ToolTable.description(tool))));
      }
      if (ToolTable.isGateLong(tool)) {
        String says = ToolTable.says(tool, tool.gate().orElseThrow());
        type.addField(textConstant(names.gate(tool), Literals.textBlock(says)));
      }
      type.addField(textConstant(names.input(tool), inputs.of(tool)));
    }
    for (Resource resource : holder.resources()) {
      if (ResourceTable.isLong(resource)) {
        type.addField(
            textConstant(
                names.description(resource),
                Literals.textBlock(ResourceTable.description(resource))));
      }
    }
    names
        .results()
        .forEach(
            (result, name) ->
                type.addField(
                    textConstant(
                        name, Literals.textBlock(JsonText.of(ResultSchema.of(result), 0)))));
    names.patterns().forEach(pattern -> type.addField(patternConstant(pattern)));
    names.triggers().forEach(trigger -> type.addField(triggerConstant(trigger)));
  }

  private FieldSpec textConstant(String name, String expression) {
    return FieldSpec.builder(String.class, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("$L", texts.keep(expression))
        .build();
  }

  private FieldSpec patternConstant(TextPattern pattern) {
    return FieldSpec.builder(
            Pattern.class,
            names.pattern(pattern),
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer("$T.compile($L)", Pattern.class, Literals.literal(pattern.java()))
        .build();
  }

  private FieldSpec triggerConstant(TriggerRecord trigger) {
    return FieldSpec.builder(
            ParameterizedTypeName.get(KitNames.TRIGGER_SPEC, trigger.as()),
            names.triggerConstant(trigger),
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(
            "$Z$T.of($L, $T.class, $T::$N)",
            KitNames.TRIGGER_SPEC,
            Literals.literal(trigger.type()),
            trigger.as(),
            holder.toolsName(),
            names.triggerReader(trigger))
        .build();
  }

  private void addConstructor(TypeSpec.Builder type) {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
    if (holder.isPublic()) {
      constructor.addModifiers(Modifier.PUBLIC);
    }
    if (holder.needsInstance()) {
      type.addField(holder.name(), names.field(), Modifier.PRIVATE, Modifier.FINAL);
      constructor
          .addParameter(holder.name(), names.field())
          .addStatement(
              "this.$N = $T.requireNonNull($N, $S)",
              names.field(),
              Objects.class,
              names.field(),
              names.field());
    }
    type.addMethod(constructor.build());
  }

  private void addMethods(TypeSpec.Builder type) {
    ToolMethods tools = new ToolMethods(holder, names);
    for (Tool tool : holder.tools()) {
      type.addMethod(tools.of(tool));
    }
    ResourceMethods resources = new ResourceMethods(holder, names);
    holder.resources().forEach(resource -> type.addMethod(resources.of(resource)));
    ObjectMethods objects = new ObjectMethods(holder.toolsName(), names);
    names.objects().forEach(object -> type.addMethod(objects.reader(object)));
    names.triggers().forEach(trigger -> type.addMethod(objects.reader(trigger)));
    names.renamed().forEach(choice -> type.addMethod(objects.wireName(choice)));
  }
}
