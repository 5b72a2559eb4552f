package org.robotmcpkit.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import org.robotmcpkit.processor.KitNames;
import org.robotmcpkit.processor.model.Instant;

/** Writes the end of an instant tool's method: the call, and what becomes of its answer. */
final class InstantCode {
  private InstantCode() {}

  static void add(Instant instant, CodeBlock userCall, MethodSpec.Builder method) {
    CodeBlock value =
        instant.isStage() ? CodeBlock.of("$T.of($L)", KitNames.AWAITED, userCall) : userCall;
    if (instant.isStage() || instant.canThrow()) {
      method.addException(Exception.class);
    }
    if (instant.reply() == Instant.Reply.DONE) {
      method.addStatement("$L", value).addStatement("return $T.done()", KitNames.TOOL_REPLY);
    } else {
      method.addStatement("return $T.$L($L)", KitNames.TOOL_REPLY, factory(instant.reply()), value);
    }
  }

  private static String factory(Instant.Reply reply) {
    return switch (reply) {
      case TEXT -> "text";
      case CONTENT -> "content";
      case DATA -> "data";
      case DONE -> "done";
    };
  }
}
