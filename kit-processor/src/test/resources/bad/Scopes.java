import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;
import org.robotmcpkit.annotation.RequiresScope;

@SuppressWarnings("kit:description") class Scopes {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  @RequiresScope("") // error: [kit:scope] scope "" cannot be given to callers; use lower-case letters, digits, _ . and - in parts separated by ":", such as "robot:move", at most 64 characters
  void a() {}

  /** B. */
  @LongRunningTool(effect = Effect.READS)
  @RequiresScope(" ") // error: [kit:scope] scope " " cannot be given to callers; use lower-case letters, digits, _ . and - in parts separated by ":", such as "robot:move", at most 64 characters
  void b() {}

  /** C. */
  @LongRunningTool(effect = Effect.READS)
  @RequiresScope("*") // error: [kit:scope] scope "*" cannot be given to callers; use lower-case letters, digits, _ . and - in parts separated by ":", such as "robot:move", at most 64 characters
  void c() {}

  /** D. */
  @LongRunningTool(effect = Effect.READS)
  @RequiresScope("Robot:Move") // error: [kit:scope] scope "Robot:Move" cannot be given to callers; use lower-case letters, digits, _ . and - in parts separated by ":", such as "robot:move", at most 64 characters
  void d() {}

  /** E. */
  @LongRunningTool(effect = Effect.READS)
  @RequiresScope("robot::move") // error: [kit:scope] scope "robot::move" cannot be given to callers; use lower-case letters, digits, _ . and - in parts separated by ":", such as "robot:move", at most 64 characters
  void e() {}

  @RequiresScope("robot:move")
  void noTool() {} // error: [kit:scope] noTool has @RequiresScope and is no tool, so the scope protects nothing; add @Tool, @LongRunningTool or @McpResource, or drop it
}
