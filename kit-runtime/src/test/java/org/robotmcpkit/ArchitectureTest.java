package org.robotmcpkit;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Holds the sentences of the packages: who may know whom. */
class ArchitectureTest {
  private static final JavaClasses KIT =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.robotmcpkit");

  /** What belongs to the SDK's classic stack alone. */
  private static final String CLASSIC =
      "io\\.modelcontextprotocol\\.(spec\\..*|server\\.Mcp(Async|Sync)?Server.*|server\\.transport\\.(HttpServlet|Stdio).*)";

  @Test
  void noArrowRunsBack() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("model")
        .definedBy("org.robotmcpkit.model..")
        .layer("observe")
        .definedBy("org.robotmcpkit.observe..")
        .layer("signing")
        .definedBy("org.robotmcpkit.signing..")
        .layer("event")
        .definedBy("org.robotmcpkit.event..")
        .layer("question")
        .definedBy("org.robotmcpkit.question..")
        .layer("consent")
        .definedBy("org.robotmcpkit.consent..")
        .layer("task")
        .definedBy("org.robotmcpkit.task..")
        .layer("tool")
        .definedBy("org.robotmcpkit.tool..")
        .layer("mcp")
        .definedBy("org.robotmcpkit.mcp..")
        .layer("server")
        .definedBy("org.robotmcpkit.server..")
        .layer("menu")
        .definedBy("org.robotmcpkit.menu..")
        .whereLayer("menu")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("server")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("mcp")
        .mayOnlyBeAccessedByLayers("server")
        .whereLayer("tool")
        .mayOnlyBeAccessedByLayers("mcp", "server", "menu")
        .whereLayer("task")
        .mayOnlyBeAccessedByLayers("tool", "mcp", "server")
        .whereLayer("question")
        .mayOnlyBeAccessedByLayers("task", "tool", "mcp", "server")
        .whereLayer("consent")
        .mayOnlyBeAccessedByLayers("tool", "mcp", "server")
        .whereLayer("event")
        .mayOnlyBeAccessedByLayers("task", "server")
        .whereLayer("signing")
        .mayOnlyBeAccessedByLayers("event")
        .whereLayer("observe")
        .mayOnlyBeAccessedByLayers("event", "consent", "task", "tool", "mcp", "server")
        .whereLayer("model")
        .mayOnlyBeAccessedByLayers(
            "observe",
            "signing",
            "event",
            "question",
            "consent",
            "task",
            "tool",
            "mcp",
            "server",
            "menu")
        .check(KIT);
  }

  @Test
  void onlyMcpAndServerKnowTheSdk() {
    noClasses()
        .that()
        .resideOutsideOfPackages("org.robotmcpkit.mcp..", "org.robotmcpkit.server..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.modelcontextprotocol..", "reactor..")
        .check(KIT);
  }

  /**
   * The modern stack may change in minor releases of the SDK; what it shares with the classic one
   * are JSON and HTTP.
   */
  @Test
  void noClassKnowsBothStacks() {
    noClasses()
        .that(dependOnClassesThat(resideInAPackage("io.modelcontextprotocol.modern..")))
        .should()
        .dependOnClassesThat()
        .haveNameMatching(CLASSIC)
        .check(KIT);
  }

  @Test
  void onlyServerKnowsServlets() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.robotmcpkit.server..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("jakarta.servlet..", "org.eclipse.jetty..")
        .check(KIT);
  }

  /** So a router can read it without a server. */
  @Test
  void theRegistryKnowsNeitherHttpNorTheSdk() {
    noClasses()
        .that()
        .resideInAPackage("org.robotmcpkit.server.registry..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "io.modelcontextprotocol..",
            "reactor..",
            "jakarta.servlet..",
            "org.eclipse.jetty..",
            "org.robotmcpkit.server")
        .check(KIT);
  }

  /** So it can show what goes on without a hand in it. */
  @Test
  void theInspectorKnowsNeitherTheSdkNorTheServerAroundIt() {
    noClasses()
        .that()
        .resideInAPackage("org.robotmcpkit.server.inspector..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "io.modelcontextprotocol..", "reactor..", "jakarta.servlet..", "org.robotmcpkit.server")
        .check(KIT);
  }

  private static DescribedPredicate<JavaClass> dependOnClassesThat(
      DescribedPredicate<? super JavaClass> others) {
    return DescribedPredicate.describe(
        "depend on classes that " + others.getDescription(),
        kit ->
            kit.getDirectDependenciesFromSelf().stream()
                .anyMatch(to -> others.test(to.getTargetClass())));
  }

  /** So a server without it needs no Micrometer on its class path. */
  @Test
  void oneOptionalPackageKnowsMicrometerAndNobodyKnowsThatPackage() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.robotmcpkit.observe.micrometer..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.micrometer..", "org.robotmcpkit.observe.micrometer..")
        .check(KIT);
  }

  /** So a server without it needs no OpenTelemetry on its class path. */
  @Test
  void oneClassKnowsOpenTelemetryAndOneThatClass() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("org.robotmcpkit.observe.OpenTelemetryTrace")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.opentelemetry..")
        .check(KIT);
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("org.robotmcpkit.observe.CurrentTrace")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("org.robotmcpkit.observe.OpenTelemetryTrace")
        .check(KIT);
  }

  @Test
  void onlyEventKnowsTheHttpClient() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.robotmcpkit.event..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apache.hc..")
        .check(KIT);
  }

  @Test
  void onlyTheStartOfAServerTalksToTheTerminal() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("org.robotmcpkit.server.CapabilityServer")
        .and()
        .doNotHaveFullyQualifiedName("org.robotmcpkit.menu.PrintMenu")
        .and()
        .resideOutsideOfPackage("org.robotmcpkit.event..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(KIT);
  }

  /** So a native image of a server needs no list of what a call may look up. */
  @Test
  void readingACallLooksNothingUp() {
    noClasses()
        .that()
        .resideInAPackage("org.robotmcpkit.tool..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect..")
        .orShould()
        .callMethod(Class.class, "forName", String.class)
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.util.ServiceLoader")
        .check(KIT);
  }
}
