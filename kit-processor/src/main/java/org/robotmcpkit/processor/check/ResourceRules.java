package org.robotmcpkit.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robotmcpkit.processor.expression.Estimate;
import org.robotmcpkit.processor.model.Argument;
import org.robotmcpkit.processor.model.Holder;
import org.robotmcpkit.processor.model.Parameter;
import org.robotmcpkit.processor.model.Resource;
import org.robotmcpkit.processor.model.Type;

/**
 * A resource has a URI of its own, whose variables are its parameters, and says what stands in it.
 */
final class ResourceRules implements Rule {
  private static final String VARIABLE = "\\{[A-Za-z][A-Za-z0-9_]*}";
  private static final String SEGMENT = "(?:[A-Za-z0-9._~-]|" + VARIABLE + ")+";
  private static final Pattern PATH = Pattern.compile(SEGMENT + "(?:/" + SEGMENT + ")*");
  private static final Pattern URI =
      Pattern.compile(
          "[A-Za-z][A-Za-z0-9+.-]*://(?:[A-Za-z0-9._~:/?#@!$&'()*+,;=%-]|" + VARIABLE + ")+");
  private static final String MIME_NAME = "[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}";
  private static final Pattern MIME_TYPE =
      Pattern.compile(MIME_NAME + "/" + MIME_NAME + "( *; *[^\\p{Cntrl}]{1,200})?");

  @Override
  public Stream<Problem> check(Holder holder, Sites sites) {
    return holder.resources().stream()
        .flatMap(resource -> check(resource, holder.resources(), sites));
  }

  private static Stream<Problem> check(Resource resource, List<Resource> all, Sites sites) {
    return Stream.of(
            path(resource, all, sites),
            parameters(resource, sites),
            mimeType(resource, sites),
            description(resource, sites),
            InstantRules.problem(
                resource.deadline(),
                Estimate.literal(resource.deadline()),
                sites.of(resource, "deadline")),
            ScopeRules.problem(resource.scope(), sites.of(resource, "scope")))
        .flatMap(problems -> problems);
  }

  @SuppressWarnings("ReferenceEquality") // others like it, but not itself
  private static Stream<Problem> path(Resource resource, List<Resource> all, Sites sites) {
    Site site = sites.of(resource, "path");
    String path = "path " + Quoted.of(resource.path());
    if (!PATH.matcher(resource.path()).matches() && !URI.matcher(resource.path()).matches()) {
      return problem(
          path
              + " is none; use segments of ASCII letters, digits and . _ ~ - with / between them, such as"
              + " \"rooms/{room}\", or a URI with :// in it",
          site);
    }
    String others =
        all.stream()
            .filter(other -> other != resource && other.path().equals(resource.path()))
            .map(other -> other.method() + "()")
            .collect(Collectors.joining(" and "));
    Stream<Problem> twice =
        others.isEmpty()
            ? Stream.empty()
            : problem(path + " is also used by " + others + "; give one of them another", site);
    return Stream.concat(twice, variables(resource, path, site));
  }

  private static Stream<Problem> variables(Resource resource, String path, Site site) {
    List<String> variables = variablesOf(resource);
    List<String> names = resource.arguments().stream().map(Argument::wireName).toList();
    Stream<Problem> repeated =
        variables.stream()
            .filter(variable -> variables.indexOf(variable) != variables.lastIndexOf(variable))
            .distinct()
            .flatMap(
                variable ->
                    problem(path + " has the variable " + variable + " twice; name it once", site));
    Stream<Problem> missing =
        variables.stream()
            .distinct()
            .filter(variable -> !names.contains(variable))
            .flatMap(
                variable ->
                    problem(
                        path
                            + " has the variable "
                            + variable
                            + ", which is no parameter of "
                            + resource.method()
                            + "; add one of that name",
                        site));
    return Stream.concat(repeated, missing);
  }

  private static List<String> variablesOf(Resource resource) {
    List<String> variables = new ArrayList<>();
    Matcher found = Pattern.compile(VARIABLE).matcher(resource.path());
    while (found.find()) {
      variables.add(found.group().substring(1, found.group().length() - 1));
    }
    return variables;
  }

  private static Stream<Problem> parameters(Resource resource, Sites sites) {
    return resource.parameters().stream()
        .flatMap(parameter -> parameter(parameter, resource, sites.of(parameter)));
  }

  private static Stream<Problem> parameter(Parameter parameter, Resource resource, Site site) {
    if (!(parameter instanceof Argument argument)) {
      return problem(
          parameter.javaName()
              + " is a TaskContext, but "
              + resource.method()
              + " is a resource, which has no task; drop it",
          site);
    }
    if (!variablesOf(resource).contains(argument.wireName())) {
      return problem(
          argument.javaName()
              + " is no variable of path "
              + Quoted.of(resource.path())
              + "; write {"
              + argument.wireName()
              + "} into it, or drop the parameter",
          site);
    }
    if (!(argument.type() instanceof Type.Plain) && !(argument.type() instanceof Type.Choice)) {
      return problem(
          argument.javaName()
              + " has type "
              + argument.type().inWords()
              + ", which stands in no URI; use a text, a number, a boolean, an enum or a date",
          site);
    }
    return argument.isRequired()
        ? Stream.empty()
        : problem(
            argument.javaName() + " can be left out, but a URI always has it; drop what says so",
            site);
  }

  private static Stream<Problem> mimeType(Resource resource, Sites sites) {
    return MIME_TYPE.matcher(resource.mimeType()).matches()
        ? Stream.empty()
        : problem(
            "mimeType "
                + Quoted.of(resource.mimeType())
                + " is none; write a type and a subtype, such as \"image/png\"",
            sites.of(resource, "mimeType"));
  }

  private static Stream<Problem> description(Resource resource, Sites sites) {
    return resource.description().isBlank()
        ? Stream.of(
            new Problem(
                Code.DESCRIPTION,
                "resource "
                    + resource.name()
                    + " has no description, and a model chooses by it; write a Javadoc comment",
                sites.of(resource, "description")))
        : Stream.empty();
  }

  private static Stream<Problem> problem(String sentence, Site site) {
    return Stream.of(new Problem(Code.RESOURCE, sentence, site));
  }
}
