package org.robotmcpkit.processor.write;

import com.palantir.javapoet.ClassName;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;
import org.robotmcpkit.processor.check.Code;
import org.robotmcpkit.processor.check.Problem;
import org.robotmcpkit.processor.check.Site;

/** Hands a source file and a resource to the compiler, each with its holder as the only origin. */
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
              "class "
                  + name.simpleName()
                  + ", which serves the tools of "
                  + holder.getSimpleName()
                  + ", exists already; rename one of them",
              Site.of(holder)));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /**
   * Writes a resource beside the compiled classes, in UTF-8.
   *
   * <p>A compiler that serves an editor asks for the same class again, and may have the file still;
   * it stays as it is.
   */
  public void writeResource(String path, String text, TypeElement holder) {
    try (OutputStream out =
        filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, holder).openOutputStream()) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (FilerException isThere) {
      return;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
