package org.robotmcpkit.processor;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The sentences in the packages' descriptions hold. */
class ArchitectureTest {
  private static final Path CLASSES = Path.of("target/classes");
  private static final String ROOT = "org.robotmcpkit.processor";

  /** First arguments that are no formats but blocks of code. */
  private static final Set<String> BLOCKS =
      Set.of("addition", "building", "call", "isHidden ? \"this.$N\" : \"$N\"");

  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  private static final DescribedPredicate<JavaClass> NAMES_OF_TYPES =
      describe(
          "JavaPoet's names of types",
          type ->
              Set.of("TypeName", "ClassName", "ArrayTypeName", "ParameterizedTypeName")
                  .contains(type.getSimpleName()));

  private static final DescribedPredicate<JavaClass> BUILDERS =
      resideInAPackage("com.palantir.javapoet..").and(DescribedPredicate.not(NAMES_OF_TYPES));

  private static final DescribedPredicate<JavaClass> MIRRORS =
      resideInAnyPackage("javax.lang.model..");

  @Test
  void theModelKnowsNoMirrors() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".model")
        .should()
        .dependOnClassesThat(MIRRORS)
        .check(OURS);
  }

  @Test
  void inCheckOnlySiteAndReporterKnowMirrors() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".check")
        .and()
        .haveSimpleNameNotContaining("Site")
        .and()
        .doNotHaveSimpleName("Reporter")
        .should()
        .dependOnClassesThat(MIRRORS)
        .check(OURS);
  }

  @Test
  void inWriteOnlyModifiersAreUsedAndTheWriterOfFilesKnowsElements() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".write")
        .and()
        .doNotHaveSimpleName("SourceWriter")
        .should()
        .dependOnClassesThat(
            MIRRORS.and(describe("no modifiers", type -> !type.getSimpleName().equals("Modifier"))))
        .check(OURS);
  }

  @Test
  void onlyWriteBuildsSource() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".write")
        .should()
        .dependOnClassesThat(BUILDERS)
        .check(OURS);
  }

  @Test
  void theLanguageOfTimesKnowsTheModelAlone() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".expression")
        .should()
        .dependOnClassesThat(MIRRORS.or(resideInAPackage("com.palantir.javapoet..")))
        .check(OURS);
  }

  @Test
  void thePhasesKnowOnlyWhatComesBeforeThem() {
    String model = ROOT + ".model";
    String expression = ROOT + ".expression";
    String check = ROOT + ".check";
    String read = ROOT + ".read";
    String write = ROOT + ".write";
    knowsNone(model, expression, check, read, write);
    knowsNone(expression, check, read, write);
    knowsNone(check, read, write);
    knowsNone(read, write);
    knowsNone(write, read);
  }

  private static void knowsNone(String of, String... others) {
    noClasses()
        .that()
        .resideInAPackage(of)
        .should()
        .dependOnClassesThat(resideInAnyPackage(others))
        .check(OURS);
  }

  @Test
  void annotationsAndRuntimeAreKnownByNameOnly() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("org.robotmcpkit..")
                .and(DescribedPredicate.not(resideInAPackage(ROOT + ".."))))
        .check(OURS);
  }

  /**
   * The classes of annotations are not on the processor path, and a member that is a class may be
   * missing still.
   */
  @Test
  void annotationsAreReadAsMirrors() {
    noClasses()
        .should()
        .callMethodWhere(
            describe(
                "asks for an annotation's class",
                call ->
                    call.getTarget().getName().startsWith("getAnnotation")
                        && !call.getTarget().getName().startsWith("getAnnotationMirrors")
                        && !call.getTarget().getName().equals("getAnnotationType")))
        .check(OURS);
  }

  @Test
  void nothingIsPrinted() {
    noClasses()
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(OURS);
  }

  @Test
  void theModuleExportsNothing() throws IOException {
    try (InputStream descriptor = Files.newInputStream(CLASSES.resolve("module-info.class"))) {
      ModuleDescriptor module = ModuleDescriptor.read(descriptor);

      assertThat(module.exports()).isEmpty();
      assertThat(module.opens()).isEmpty();
      assertThat(module.provides()).hasSize(1);
    }
  }

  @Test
  void theProcessorIsFoundAndIsIsolating() throws IOException {
    assertThat(CLASSES.resolve("META-INF/services/javax.annotation.processing.Processor"))
        .content()
        .isEqualToIgnoringNewLines(KitProcessor.class.getName());
    assertThat(CLASSES.resolve("META-INF/gradle/incremental.annotation.processors"))
        .content()
        .isEqualToIgnoringNewLines(KitProcessor.class.getName() + ",isolating");
  }

  /** A text of the user's in a format would be read as one: {@code costs $1.50}. */
  @Test
  void formatsAreConstants() throws IOException {
    Pattern format =
        Pattern.compile(
            "(?:CodeBlock\\.of|addStatement|addCode|addJavadoc|initializer)\\(\\s*([^\\s\"][^,)]*)");
    try (Stream<Path> sources =
        Files.walk(Path.of("src/main/java/org/robotmcpkit/processor/write"))) {
      for (Path source : sources.filter(file -> file.toString().endsWith(".java")).toList()) {
        assertThat(
                format
                    .matcher(Files.readString(source))
                    .results()
                    .map(found -> found.group(1))
                    .toList())
            .as(source.toString())
            .allMatch(BLOCKS::contains);
      }
    }
  }
}
