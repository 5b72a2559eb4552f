package org.robotmcpkit.processor.write;

import com.palantir.javapoet.ClassName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Problem;
import org.robotmcpkit.processor.check.Site;

/** Hands a source file to the compiler, with its holder as the only origin. */
public final class SourceWriter {
  private final Filer filer;

  /** A writer. */
  public SourceWriter(Filer filer) {
    this.filer = filer;
  }

  /** Writes the file; a problem if the compiler already has one of that name. */
  public Optional<Problem> write(ClassName name, String source, TypeElement holder) {
    try (Writer writer = filer.createSourceFile(name.canonicalName(), holder).openWriter()) {
      writer.write(source);
      return Optional.empty();
    } catch (FilerException taken) {
      return Optional.of(
          new Problem(
              Code.CLASS_NAME,
              "class " + name.simpleName() + ", which serves the tools of " + holder.getSimpleName()
                  + ", exists already; rename one of them",
              Site.of(holder)));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
