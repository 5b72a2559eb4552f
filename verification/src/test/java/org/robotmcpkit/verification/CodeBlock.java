package org.robotmcpkit.verification;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A piece of code that a page shows, and what the page's author says about it in a comment in front
 * of it, which readers do not see:
 *
 * <ul>
 *   <li>{@code <!-- as in: path -->}: the file holds these lines, one after another;
 *   <li>{@code <!-- within: path -->}: it compiles in the place of {@code // the block} in that
 *       file;
 *   <li>{@code <!-- run: name -->}: a test takes it by {@code page#name} and runs it.
 * </ul>
 *
 * @param page the page, from the root of the checkout
 * @param line the line of its first fence, counted from one
 * @param section the heading above it, as written
 * @param language what stands behind the fence; empty for what is no code
 * @param mark the comment in front of it; empty if there is none
 * @param text what stands between the fences, with a line feed at its end
 */
record CodeBlock(String page, int line, String section, String language, String mark, String text) {
  private static final Pattern FENCED =
      Pattern.compile(
          "(?ms)^(?:[ ]*<!-- ([^\n]*) -->\n)?([ ]*)```([a-z]*)\n(.*?)^\\2```$", Pattern.UNIX_LINES);
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

  /** All blocks of a page. */
  static List<CodeBlock> of(String page) {
    try {
      String text = Files.readString(Checkout.file(page));
      return FENCED.matcher(text).results().map(found -> read(page, text, found)).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The block that a page names so, as {@code docs/guide.md#call}. */
  static CodeBlock named(String address) {
    String[] parts = address.split("#");
    return of(parts[0]).stream()
        .filter(block -> block.mark.equals("run: " + parts[1]))
        .findFirst()
        .orElseThrow(() -> new AssertionError("There is no block " + address + "."));
  }

  /** The pages that have code: those at the top and in {@code docs}. */
  static List<String> pages() {
    List<String> pages = new ArrayList<>();
    for (String folder : List.of("", "docs")) {
      try (Stream<String> files =
          Files.list(Checkout.file(folder)).map(file -> file.getFileName().toString())) {
        files
            .filter(file -> file.endsWith(".md"))
            .map(file -> folder.isEmpty() ? file : folder + "/" + file)
            .sorted()
            .forEach(pages::add);
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
    return pages;
  }

  /** The value of a mark of that kind; empty if it has another. */
  String mark(String kind) {
    return mark.startsWith(kind + ": ") ? mark.substring(kind.length() + 2).strip() : "";
  }

  private static CodeBlock read(String page, String text, MatchResult found) {
    String before = text.substring(0, found.start(3));
    String section =
        HEADING.matcher(before).results().map(match -> match.group(1)).reduce("", (a, b) -> b);
    String mark = found.group(1) == null ? "" : found.group(1).strip();
    int line = (int) before.chars().filter(character -> character == '\n').count() + 1;
    String code = found.group(4).replaceAll("(?m)^" + found.group(2), "");
    return new CodeBlock(page, line, section, found.group(3), mark, code);
  }

  @Override
  public String toString() {
    return page + ":" + line + " " + language;
  }
}
