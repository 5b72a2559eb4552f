package org.robotmcpkit.processor;

import com.palantir.javapoet.ClassName;

/**
 * The names of our annotations and of the runtime's types, which the processor does not have on its
 * class path.
 */
public final class KitNames {
  private static final String ANNOTATION = "org.robotmcpkit.annotation";
  private static final String TOOL = "org.robotmcpkit.tool";
  private static final String TASK = "org.robotmcpkit.task";

  /** Marks a method that becomes a tool. */
  public static final ClassName LONG_RUNNING_TOOL = ClassName.get(ANNOTATION, "LongRunningTool");

  /** Marks a method that becomes an instant tool. */
  public static final ClassName INSTANT_TOOL = ClassName.get(ANNOTATION, "Tool");

  /** Marks a method that becomes a resource. */
  public static final ClassName MCP_RESOURCE = ClassName.get(ANNOTATION, "McpResource");

  /** Marks a class that serves the tools that it inherits, too. */
  public static final ClassName INHERIT_TOOLS = ClassName.get(ANNOTATION, "InheritTools");

  /** Says which scope a caller needs for a tool. */
  public static final ClassName REQUIRES_SCOPE = ClassName.get(ANNOTATION, "RequiresScope");

  /** Sets the hints of a tool by hand. */
  public static final ClassName HINTS = ClassName.get(ANNOTATION, "Hints");

  /** Says what a human has to agree to first. */
  public static final ClassName GATE = ClassName.get(ANNOTATION, "Gate");

  /** Marks the tool that stops the robot. */
  public static final ClassName STOP_TOOL = ClassName.get(ANNOTATION, "StopTool");

  /** A way in which a human can agree. */
  public static final ClassName CONSENT = ClassName.get(ANNOTATION, "Consent");

  /** Says more about an argument. */
  public static final ClassName ARG = ClassName.get(ANNOTATION, "Arg");

  /** Marks a record that is a trigger type. */
  public static final ClassName TRIGGER_TYPE = ClassName.get(ANNOTATION, "TriggerType");

  /** What calling a tool does to the world. */
  public static final ClassName EFFECT = ClassName.get(ANNOTATION, "Effect");

  /** What a start does that another task stands in the way of. */
  public static final ClassName ON_BUSY = ClassName.get(ANNOTATION, "OnBusy");

  /** Whether clients of the MCP Tasks extension get a task of theirs. */
  public static final ClassName TASK_MODE = ClassName.get(ANNOTATION, "TaskMode");

  /** What a generated class is. */
  public static final ClassName TOOL_SET = ClassName.get(TOOL, "ToolSet");

  /** A tool in the generated table of contents. */
  public static final ClassName TOOL_SPEC = ClassName.get(TOOL, "ToolSpec");

  /** The hints of a tool in generated code. */
  public static final ClassName TOOL_HINTS = ClassName.get(TOOL, "ToolHints");

  /** The gate of a tool in generated code. */
  public static final ClassName GATE_SPEC = ClassName.get(TOOL, "GateSpec");

  /** A trigger type in generated code. */
  public static final ClassName TRIGGER_SPEC = ClassName.get(TOOL, "TriggerSpec");

  /** One call of a tool. */
  public static final ClassName TOOL_CALL = ClassName.get(TOOL, "ToolCall");

  /** What an instant tool answers. */
  public static final ClassName TOOL_REPLY = ClassName.get(TOOL, "ToolReply");

  /** What a model gets to read, look at or listen to. */
  public static final ClassName CONTENT = ClassName.get(TOOL, "Content");

  /** Waits for a stage. */
  public static final ClassName AWAITED = ClassName.get(TOOL, "Awaited");

  /** A resource in the generated table of contents. */
  public static final ClassName RESOURCE_SPEC = ClassName.get(TOOL, "ResourceSpec");

  /** What stands in a resource. */
  public static final ClassName RESOURCE_CONTENTS = ClassName.get(TOOL, "ResourceContents");

  /** The members of an object in a call. */
  public static final ClassName ARGUMENTS = ClassName.get(TOOL, "Arguments");

  /** Turns lists into arrays. */
  public static final ClassName PRIMITIVE_ARRAYS = ClassName.get(TOOL, "PrimitiveArrays");

  /** The body's view of its task. */
  public static final ClassName TASK_CONTEXT = ClassName.get(TASK, "TaskContext");

  /** The work of a task. */
  public static final ClassName TASK_BODY = ClassName.get(TASK, "TaskBody");

  /** What a tool answers. */
  public static final ClassName TASK_INFO = ClassName.get("org.robotmcpkit.model", "TaskInfo");

  /** The value of {@code Arg.defaultValue} that means "none". */
  public static final String NO_DEFAULT = "\u0000none";

  private KitNames() {}
}
