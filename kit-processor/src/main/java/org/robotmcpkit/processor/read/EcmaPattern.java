package org.robotmcpkit.processor.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Spells a regular expression of Java's in ECMAScript, which JSON Schema has, so that both mean the
 * same; notes what the two read differently.
 *
 * <p>The result is meant for ECMAScript's Unicode mode, which JSON Schema asks for; it refuses
 * needless escapes, so these are dropped. Java's {@code \s} knows ASCII only and is spelled out;
 * its {@code \b} knows more than ASCII.
 */
final class EcmaPattern {
  private static final String SPACES = "\\t-\\r ";
  private static final String SYNTAX = "^$\\.*+?()[]{}|/";
  private static final Pattern COUNT = Pattern.compile("\\{[0-9]+(,[0-9]*)?}");
  private static final Pattern GROUP =
      Pattern.compile("\\((?!\\?)|\\(\\?(:|=|!|<=|<!|<[a-zA-Z][a-zA-Z0-9]*>)");
  private static final Pattern NUMERIC = Pattern.compile("\\\\(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4})");
  private static final Pattern CATEGORY =
      Pattern.compile(
          "\\\\[pP]\\{(C[cfnos]?|L[ulmot]?|M[nce]?|N[dlo]?|P[cdefios]?|S[mcko]?|Z[slp]?)}");

  private final String java;
  private final StringBuilder ecma = new StringBuilder();
  private final Deque<Boolean> groupsThatRepeat = new ArrayDeque<>();
  private int at;
  private boolean canRepeat;
  private boolean hasChoice;
  private Optional<String> problem = Optional.empty();

  /** Spells a pattern that {@link Pattern#compile(String)} takes. */
  EcmaPattern(String java) {
    this.java = java;
    while (at < java.length() && problem.isEmpty()) {
      next();
    }
  }

  /** What keeps it from being spelled: what it has, and what to write instead. */
  Optional<String> problem() {
    return problem;
  }

  /** The pattern, which matches a text as a whole. */
  String anchored() {
    if (hasChoice) {
      return "^(?:" + ecma + ")$";
    }
    boolean endsInAnchor = java.endsWith("$") && !java.matches("(?s).*(?<!\\\\)(\\\\\\\\)*\\\\\\$");
    return (java.startsWith("^") ? "" : "^") + ecma + (endsInAnchor ? "" : "$");
  }

  private void next() {
    switch (java.charAt(at)) {
      case '\\' -> escape();
      case '[' -> characters();
      case '(' -> open();
      case ')' -> {
        copy(1);
        canRepeat = groupsThatRepeat.pop();
      }
      case '*', '+', '?', '{' -> quantifier();
      case '}', ']' -> refuse("unescaped " + java.charAt(at), "write \\" + java.charAt(at));
      case '|' -> {
        hasChoice |= groupsThatRepeat.isEmpty();
        copy(1);
        canRepeat = false;
      }
      case '$' -> end();
      case '^' -> {
        copy(1);
        canRepeat = false;
      }
      default -> {
        copy(1);
        canRepeat = true;
      }
    }
  }

  /** Elsewhere than at the end, Java finds it before a last line break as well. */
  private void end() {
    copy(1);
    canRepeat = false;
    boolean isAtEnd = at == java.length() || java.charAt(at) == '|';
    if (!isAtEnd || !groupsThatRepeat.isEmpty()) {
      refuse("$ before the end", "drop it, or escape it");
    }
  }

  private void open() {
    Matcher group = found(GROUP);
    if (group == null) {
      refuse(
          "group that is atomic or sets flags",
          "use a plain one, and spell both cases out, as in [aA]");
      return;
    }
    boolean looksAround = group.group(1) != null && group.group(1).matches("<?[=!]");
    groupsThatRepeat.push(!looksAround);
    copy(group.end() - group.start());
    canRepeat = false;
  }

  private void quantifier() {
    Matcher count = found(COUNT);
    if (!canRepeat || (java.charAt(at) == '{' && count == null)) {
      refuse(
          "quantifier without anything that it can repeat",
          "put it after what repeats, or escape it");
      return;
    }
    copy(count == null ? 1 : count.end() - count.start());
    canRepeat = false;
    if (java.startsWith("+", at)) {
      refuse("possessive quantifier", "drop the + at its end");
    } else if (java.startsWith("?", at)) {
      copy(1);
    }
  }

  private void escape() {
    canRepeat = true;
    switch (java.charAt(at + 1)) {
      case 's' -> replace("[" + SPACES + "]");
      case 'S' -> replace("[^" + SPACES + "]");
      case 'd', 'D', 'w', 'W' -> copy(2);
      default -> character();
    }
  }

  /** A character class; nested ones and intersections are Java's own. */
  private void characters() {
    if (java.startsWith("[\\s\\S]", at)) {
      copy("[\\s\\S]".length());
      canRepeat = true;
      return;
    }
    copy(java.startsWith("[^", at) ? 2 : 1);
    int start = at;
    boolean isSetBefore = false;
    while (problem.isEmpty() && (java.charAt(at) != ']' || at == start)) {
      char letter = java.charAt(at);
      boolean isSet = letter == '\\' && "sSdDwWpP".indexOf(java.charAt(at + 1)) >= 0;
      if (letter == '[' || letter == ']' || java.startsWith("&&", at)) {
        refuse("class within a class", "spell the class out, or escape what stands for itself");
      } else if (letter == '-'
          && at > start
          && java.charAt(at + 1) != ']'
          && (isSetBefore || isSetAt(at + 1))) {
        refuse("range from or to a whole class", "write \\- for the sign itself");
      } else if (letter == '\\') {
        inClass(java.charAt(at + 1));
      } else {
        copy(1);
      }
      isSetBefore = isSet;
    }
    if (problem.isEmpty()) {
      copy(1);
    }
    canRepeat = true;
  }

  private boolean isSetAt(int index) {
    return java.charAt(index) == '\\' && "sSdDwWpP".indexOf(java.charAt(index + 1)) >= 0;
  }

  private void inClass(char letter) {
    switch (letter) {
      case 's' -> replace(SPACES);
      case 'd', 'D', 'w', 'W', '-' -> copy(2);
      default -> character();
    }
  }

  /** An escape for a single character, or for a category of them. */
  private void character() {
    char letter = java.charAt(at + 1);
    Matcher longer = letter == 'p' || letter == 'P' ? found(CATEGORY) : found(NUMERIC);
    if (longer != null) {
      copy(longer.end() - longer.start());
    } else if ("tnrf".indexOf(letter) >= 0 || SYNTAX.indexOf(letter) >= 0) {
      copy(2);
    } else if (Character.isLetterOrDigit(letter)) {
      refuse("\\" + letter, "spell out what it stands for");
    } else {
      at++;
      copy(1);
    }
  }

  private Matcher found(Pattern pattern) {
    Matcher matcher = pattern.matcher(java).region(at, java.length());
    return matcher.lookingAt() ? matcher : null;
  }

  private void copy(int length) {
    ecma.append(java, at, at + length);
    at += length;
  }

  private void replace(String spelled) {
    ecma.append(spelled);
    at += 2;
  }

  private void refuse(String what, String instead) {
    problem = Optional.of(what + " means something else in JSON Schema, or nothing; " + instead);
  }
}
