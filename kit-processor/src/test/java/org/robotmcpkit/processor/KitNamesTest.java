package org.robotmcpkit.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.robotmcpkit.annotation.Arg;
import org.robotmcpkit.annotation.Consent;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Hints;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.McpResource;
import org.robotmcpkit.annotation.OnBusy;
import org.robotmcpkit.annotation.StopTool;
import org.robotmcpkit.annotation.TaskMode;
import org.robotmcpkit.annotation.TriggerType;
import org.robotmcpkit.processor.check.InstantRules;
import org.robotmcpkit.processor.model.Gate;
import org.robotmcpkit.processor.model.Hint;
import org.robotmcpkit.processor.model.Instant;
import org.robotmcpkit.processor.model.Scalar;
import org.robotmcpkit.processor.model.Tool;
import org.robotmcpkit.processor.model.TriggerRecord;
import org.robotmcpkit.task.ProgressAbove;
import org.robotmcpkit.tool.Argument;
import org.robotmcpkit.tool.Arguments;
import org.robotmcpkit.tool.Awaited;
import org.robotmcpkit.tool.GateCall;
import org.robotmcpkit.tool.GateSpec;
import org.robotmcpkit.tool.ManyArgument;
import org.robotmcpkit.tool.NumberArgument;
import org.robotmcpkit.tool.PrimitiveArrays;
import org.robotmcpkit.tool.ResourceContents;
import org.robotmcpkit.tool.ResourceSpec;
import org.robotmcpkit.tool.TextArgument;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolHints;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSpec;
import org.robotmcpkit.tool.TriggerSpec;
import org.robotmcpkit.tool.Value;
import org.robotmcpkit.tool.Variants;

/** What the processor knows by name only is there, and is called so. */
class KitNamesTest {
  static List<ClassName> names() {
    return Stream.of(KitNames.class, JacksonNames.class)
        .flatMap(names -> Arrays.stream(names.getFields()))
        .filter(field -> field.getType() == ClassName.class)
        .map(KitNamesTest::valueOf)
        .map(ClassName.class::cast)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyConstantIsARealClass(ClassName name) throws ClassNotFoundException {
    assertThat(Class.forName(name.reflectionName())).isPublic();
  }

  /**
   * Repeated annotations would hide in a container, and those of source files in a jar would be
   * gone.
   */
  @Test
  void ourAnnotationsStandInClassFilesAndOnce() {
    assertThat(
            Stream.of(
                LongRunningTool.class,
                org.robotmcpkit.annotation.Tool.class,
                Arg.class,
                TriggerType.class,
                org.robotmcpkit.annotation.Gate.class,
                StopTool.class))
        .allSatisfy(
            annotation -> {
              assertThat(annotation.getAnnotation(Retention.class).value())
                  .isNotEqualTo(RetentionPolicy.SOURCE);
              assertThat(annotation.isAnnotationPresent(Repeatable.class)).isFalse();
            });
  }

  @Test
  void noDefaultIsWhatTheAnnotationSays() {
    assertThat(KitNames.NO_DEFAULT).isEqualTo(Arg.NO_DEFAULT);
  }

  @Test
  void progressAboveIsWhatTheRuntimeSays() {
    assertThat(TriggerRecord.PROGRESS_ABOVE).isEqualTo(ProgressAbove.TYPE);
    assertThat(ProgressAbove.class.getRecordComponents()[0].getName()).isEqualTo("percent");
  }

  @Test
  void theMembersThatAreReadExist() {
    assertThat(methods(LongRunningTool.class))
        .contains(
            "est", "name", "title", "description", "triggers", "effect", "onBusy", "tasks", "asks");
    assertThat(methods(org.robotmcpkit.annotation.Tool.class))
        .contains("name", "title", "description", "effect", "exclusive", "deadline");
    assertThat(methods(org.robotmcpkit.annotation.Gate.class)).contains("says", "estimate", "by");
    assertThat(Stream.of(LongRunningTool.class, org.robotmcpkit.annotation.Tool.class))
        .allSatisfy(annotation -> assertThat(methods(annotation)).contains("ungated"));
    assertThat(methods(McpResource.class))
        .contains("path", "name", "title", "description", "mimeType", "deadline");
    assertThat(methods(Arg.class)).contains("name", "description", "defaultValue");
    assertThat(methods(TriggerType.class)).contains("value", "description");
    assertThat(methods(Hints.class)).containsAll(hintMembers());
    assertThat(Arrays.stream(org.robotmcpkit.annotation.Hint.values()).map(Enum::name))
        .containsExactly("BY_EFFECT", "YES", "NO");
    assertThat(Stream.of(Tool.UNSORTED, Tool.READS, Tool.COSTS, Tool.MOVES).map(Effect::valueOf))
        .doesNotContainNull();
    assertThat(TaskMode.valueOf(Tool.TASKS_OFF)).isNotNull();
    assertThat(OnBusy.valueOf(Tool.REFUSE)).isNotNull();
  }

  @ParameterizedTest
  @EnumSource(Effect.class)
  void anEffectGivesTheHintsThatTheRuntimeSays(Effect effect) {
    ToolHints hints = ToolHints.of(effect);

    assertThat(Arrays.stream(Hint.values()).map(hint -> hint.byEffect(effect.name())))
        .containsExactly(
            hints.readOnly(), hints.destructive(), hints.idempotent(), hints.openWorld());
  }

  @ParameterizedTest
  @EnumSource(Effect.class)
  void theWaysOfConsentAreThoseThatTheRuntimeSays(Effect effect) {
    assertThat(new Gate("", "", Optional.empty(), List.of()).ways(effect.name()))
        .isEqualTo(GateSpec.says("").ways(effect).stream().map(Enum::name).toList());
    assertThat(new Gate("", "", Optional.empty(), List.of(Gate.OPERATOR)).ways(effect.name()))
        .isEqualTo(
            GateSpec.says("").by(Consent.OPERATOR).ways(effect).stream().map(Enum::name).toList());
  }

  @Test
  void aConsentIsBroughtByTheArgumentThatTheRuntimeReads() {
    assertThat(Gate.CONFIRM).isEqualTo(GateCall.CONFIRM);
    assertThat(
            Stream.of(Gate.ELICITATION, Gate.OPERATOR, Gate.CONFIRM_ARGUMENT).map(Consent::valueOf))
        .containsExactly(Consent.values());
  }

  private static Set<String> hintMembers() {
    return Arrays.stream(Hint.values()).map(Hint::member).collect(Collectors.toSet());
  }

  @Test
  void theDeadlineOfInstantToolsIsTheSameEverywhere() throws ReflectiveOperationException {
    Object unsaid = org.robotmcpkit.annotation.Tool.class.getMethod("deadline").getDefaultValue();

    assertThat(unsaid)
        .isEqualTo(Instant.DEFAULT_DEADLINE)
        .isEqualTo(ToolSpec.DEFAULT_DEADLINE.toSeconds() + "s");
    assertThat(InstantRules.LONGEST).isEqualTo(ToolSpec.LONGEST_DEADLINE);
  }

  @ParameterizedTest
  @EnumSource(Scalar.class)
  void everyScalarHasItsReaders(Scalar scalar) throws ReflectiveOperationException {
    assertThat(Arguments.class.getMethod(scalar.reader(), String.class).getReturnType())
        .isAssignableTo(Argument.class);
    Class<?> returned = Value.class.getMethod(scalar.reader()).getReturnType();
    Class<?> limited = scalar == Scalar.STRING ? TextArgument.class : Argument.class;
    assertThat(returned).isEqualTo(scalar.isNumber() ? NumberArgument.class : limited);
    if (!scalar.arrays().isEmpty()) {
      Class<?> array = PrimitiveArrays.class.getMethod(scalar.arrays(), List.class).getReturnType();
      assertThat(array.getComponentType().getName()).isEqualTo(scalar.javaType().toString());
    }
  }

  @Test
  void theMethodsThatGeneratedCodeCallsExist() throws ReflectiveOperationException {
    Map<Class<?>, Set<String>> called =
        Map.of(
            ToolSpec.class,
                Set.of(
                    "longRunning",
                    "title",
                    "effect",
                    "hints",
                    "onBusy",
                    "tasks",
                    "triggers",
                    "asks"),
            ToolHints.class, hintMembers(),
            ToolCall.class, Set.of("refuseIfWrong", "start"),
            Arguments.class,
                Set.of("choice", "object", "list", "set", "map", "variants", "build", "buildOpen"),
            Variants.class, Set.of("variant", "build"),
            Value.class, Set.of("choice", "object", "list", "set", "map"),
            Argument.class, Set.of("required", "orElse", "orNull", "optional", "map"),
            NumberArgument.class, Set.of("min", "max", "above", "below"),
            TextArgument.class,
                Set.of("size", "minSize", "maxSize", "notBlank", "email", "matching"),
            ManyArgument.class, Set.of("size", "minSize", "maxSize"));
    called.forEach((type, names) -> assertThat(methods(type)).containsAll(names));
    assertThat(methods(ToolSpec.class))
        .contains("instant", "deadline", "result", "scope", "exclusive");
    assertThat(methods(ToolSpec.class)).contains("gate", "stop");
    assertThat(methods(ToolCall.class)).contains("gate");
    assertThat(methods(GateSpec.class)).contains("says", "by");
    assertThat(methods(GateCall.class)).contains("with", "estimate", "pass");
    assertThat(methods(ToolReply.class)).contains("data", "text", "content", "done");
    assertThat(methods(Awaited.class)).contains("of");
    assertThat(methods(ResourceSpec.class)).contains("of", "title", "deadline", "scope");
    assertThat(methods(ResourceContents.class)).contains("text", "bytes", "json");
    assertThat(TriggerSpec.class.getMethod("of", String.class, Class.class, Function.class))
        .isNotNull();
    assertThat(Arguments.class.getMethod("build", Supplier.class)).isNotNull();
  }

  private static Set<String> methods(Class<?> type) {
    return Arrays.stream(type.getMethods()).map(Method::getName).collect(Collectors.toSet());
  }

  private static Object valueOf(Field constant) {
    try {
      return constant.get(null);
    } catch (IllegalAccessException hidden) {
      throw new AssertionError(hidden);
    }
  }
}
