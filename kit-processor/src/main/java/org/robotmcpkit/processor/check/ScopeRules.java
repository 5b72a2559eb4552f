package org.robotmcpkit.processor.check;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Tool;

/** The scope that a tool asks for is one that can be given to callers, and it stands on a tool. */
public final class ScopeRules implements Rule {
  private static final Pattern SCOPE = Pattern.compile("(?=.{1,64}$)[a-z0-9_.-]+(:[a-z0-9_.-]+)*");

  ScopeRules() {}

  /** The problem of a scope on a method that is no tool. */
  public static Problem stray(String method, Site site) {
    return new Problem(
        Code.SCOPE,
        method
            + " has @RequiresScope and is no tool, so the scope protects nothing; add @Tool,"
            + " @LongRunningTool or @McpResource, or drop it",
        site);
  }

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.tools().stream().flatMap(tool -> check(tool, sites));
  }

  private static Stream<Problem> check(Tool tool, Sites sites) {
    return problem(tool.scope(), sites.of(tool, "scope"));
  }

  /** The problem of a scope, if it has one. */
  static Stream<Problem> problem(Optional<String> asked, Site site) {
    return asked.stream()
        .filter(scope -> !SCOPE.matcher(scope).matches())
        .map(
            scope ->
                new Problem(
                    Code.SCOPE,
                    "scope "
                        + Quoted.of(scope)
                        + " cannot be given to callers; use lower-case letters, digits, _ . and - in parts separated by"
                        + " \":\", such as \"robot:move\", at most 64 characters",
                    site));
  }
}
