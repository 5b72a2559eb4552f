package org.robotmcpkit.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.GateRules;
import org.robotmcpkit.processor.check.HintRules;
import org.robotmcpkit.processor.check.Problem;
import org.robotmcpkit.processor.check.Reporter;
import org.robotmcpkit.processor.check.Rules;
import org.robotmcpkit.processor.check.ScopeRules;
import org.robotmcpkit.processor.check.Site;
import org.robotmcpkit.processor.check.StopRules;
import org.robotmcpkit.processor.read.Env;
import org.robotmcpkit.processor.read.HolderReader;
import org.robotmcpkit.processor.read.Missing;
import org.robotmcpkit.processor.read.MissingTypes;
import org.robotmcpkit.processor.read.Read;
import org.robotmcpkit.processor.write.InputSchemas;
import org.robotmcpkit.processor.write.MenuFile;
import org.robotmcpkit.processor.write.SourceWriter;
import org.robotmcpkit.processor.write.ToolsFile;

/**
 * Takes each class with tools through read, check and write, in the round in which all its types
 * are known.
 */
@AutoService(Processor.class)
public final class KitProcessor extends AbstractProcessor {
  private static final String VERBOSE = "kit.verbose";

  /** The annotations that make a class a holder. */
  private static final List<ClassName> MAKERS =
      List.of(
          KitNames.LONG_RUNNING_TOOL,
          KitNames.INSTANT_TOOL,
          KitNames.MCP_RESOURCE,
          KitNames.INHERIT_TOOLS);

  private static final List<ClassName> TOOLS =
      List.of(KitNames.LONG_RUNNING_TOOL, KitNames.INSTANT_TOOL);

  private static final List<ClassName> SERVED =
      List.of(KitNames.LONG_RUNNING_TOOL, KitNames.INSTANT_TOOL, KitNames.MCP_RESOURCE);

  private final Rules rules;
  private final TakenNames taken = new TakenNames();
  private final Set<String> waiting = new TreeSet<>();
  private final Set<String> waitedForMembers = new TreeSet<>();
  private boolean isLevelTold;

  /** The processor as compilers find it. */
  public KitProcessor() {
    this(Rules.ofTheKit());
  }

  KitProcessor(Rules rules) {
    this.rules = rules;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(
        KitNames.LONG_RUNNING_TOOL.canonicalName(),
        KitNames.INSTANT_TOOL.canonicalName(),
        KitNames.MCP_RESOURCE.canonicalName(),
        KitNames.INHERIT_TOOLS.canonicalName(),
        KitNames.REQUIRES_SCOPE.canonicalName(),
        KitNames.HINTS.canonicalName(),
        KitNames.GATE.canonicalName(),
        KitNames.STOP_TOOL.canonicalName());
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of(VERBOSE);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /** Never claims an annotation: other processors may want it too. */
  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Map<String, TypeElement> holders = holders(annotations, round);
    refuseStrays(KitNames.REQUIRES_SCOPE, SERVED, ScopeRules::stray, annotations, round);
    refuseStrays(KitNames.HINTS, SERVED, HintRules::stray, annotations, round);
    refuseStrays(KitNames.GATE, TOOLS, GateRules::stray, annotations, round);
    refuseStrays(KitNames.STOP_TOOL, TOOLS, StopRules::stray, annotations, round);
    waiting.clear();
    taken.addSources(round.getRootElements());
    holders.values().forEach(taken::addHolder);
    boolean isHopeless = round.processingOver() && round.errorRaised();
    if (!isHopeless && isLevelHighEnough(holders.values().stream().findFirst())) {
      holders.values().forEach(holder -> process(holder, round.processingOver()));
    }
    return false;
  }

  /**
   * The holders of this round and those that wait, by name, so that their order is always the same.
   */
  private Map<String, TypeElement> holders(
      Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Map<String, TypeElement> holders = new TreeMap<>();
    for (String name : waiting) {
      holders.put(name, processingEnv.getElementUtils().getTypeElement(name));
    }
    for (ClassName annotation : MAKERS) {
      for (Element annotated : annotated(annotation, annotations, round)) {
        HolderReader.holderOf(annotated)
            .ifPresent(holder -> holders.put(holder.getQualifiedName().toString(), holder));
      }
    }
    return holders;
  }

  private static Set<Element> annotated(
      ClassName name, Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Set<Element> found = new LinkedHashSet<>();
    annotations.stream()
        .filter(annotation -> annotation.getQualifiedName().contentEquals(name.canonicalName()))
        .forEach(annotation -> found.addAll(round.getElementsAnnotatedWith(annotation)));
    return found;
  }

  /**
   * What is said about a tool does nothing on what is none, though it looks as if it did.
   *
   * @param besides the annotations that it needs one of beside it
   */
  private void refuseStrays(
      ClassName annotation,
      List<ClassName> besides,
      BiFunction<String, Site, Problem> problem,
      Set<? extends TypeElement> annotations,
      RoundEnvironment round) {
    Set<Element> strays = annotated(annotation, annotations, round);
    besides.forEach(maker -> strays.removeAll(annotated(maker, annotations, round)));
    print(
        strays.stream()
            .map(one -> problem.apply(one.getSimpleName().toString(), Site.of(one)))
            .toList());
  }

  private boolean isLevelHighEnough(Optional<TypeElement> first) {
    boolean isEnough = processingEnv.getSourceVersion().compareTo(SourceVersion.RELEASE_17) >= 0;
    if (!isEnough && !isLevelTold && first.isPresent()) {
      isLevelTold = true;
      print(
          List.of(
              new Problem(
                  Code.SOURCE_LEVEL,
                  "generated tools need Java 17 or later, and this compiles for an earlier one; raise --release to 17",
                  Site.of(first.get()))));
    }
    return isEnough;
  }

  private void process(TypeElement holder, boolean isLastRound) {
    try {
      Env env = new Env(processingEnv.getTypeUtils(), processingEnv.getElementUtils());
      Optional<Missing> missing = MissingTypes.of(holder, env);
      if (missing.isPresent() && !isLastRound && isWorthWaiting(missing.get(), holder)) {
        waiting.add(holder.getQualifiedName().toString());
      } else if (missing.isPresent() && !missing.get().isUnfinished()) {
        print(List.of(missing.get().problem()));
      } else {
        generate(holder, env);
      }
    } catch (RuntimeException failure) {
      print(List.of(InternalProblem.of(failure, holder)));
    }
  }

  /** A missing type may come in any round; a type that is there gets one round to be finished. */
  private boolean isWorthWaiting(Missing missing, TypeElement holder) {
    return !missing.isUnfinished() || waitedForMembers.add(holder.getQualifiedName().toString());
  }

  private void generate(TypeElement holder, Env env) {
    Read read = new HolderReader(env).read(holder);
    List<Problem> problems = new ArrayList<>(read.problems());
    taken.problem(holder).ifPresent(problems::add);
    rules.check(read.holder(), read.sites()).forEach(problems::add);
    if (print(problems)) {
      return;
    }
    ClassName name = read.holder().toolsName();
    SourceWriter writer = new SourceWriter(processingEnv.getFiler());
    InputSchemas schemas = new InputSchemas(read.holder());
    Optional<Problem> refused = writer.write(name, ToolsFile.of(read.holder(), schemas), holder);
    if (refused.isPresent()) {
      print(List.of(refused.get()));
    } else {
      writer.writeResource(
          MenuFile.pathOf(read.holder()), MenuFile.of(read.holder(), schemas), holder);
      tell(name);
    }
  }

  private boolean print(List<Problem> problems) {
    return new Reporter(processingEnv.getMessager()).print(problems);
  }

  private void tell(ClassName written) {
    if ("true".equals(processingEnv.getOptions().get(VERBOSE))) {
      processingEnv.getMessager().printMessage(Kind.NOTE, "[kit] wrote " + written.canonicalName());
    }
  }
}
