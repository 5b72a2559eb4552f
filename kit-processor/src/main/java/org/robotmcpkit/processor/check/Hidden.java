package org.robotmcpkit.processor.check;

import java.util.OptionalInt;

/**
 * Characters that a reader of a text does not see; the runtime's {@code HiddenCharacters} has the
 * same list.
 */
final class Hidden {
  private Hidden() {}

  static boolean is(int point) {
    return (point < ' ' && point != '\n' && point != '\t' && point != '\r')
        || isBetween(point, 0x7F, 0x9F)
        || point == 0x61C
        || point == 0x200B
        || isBetween(point, 0x200E, 0x200F)
        || isBetween(point, 0x202A, 0x202E)
        || isBetween(point, 0x2060, 0x206F)
        || point == 0xFEFF
        || isBetween(point, 0xFFF9, 0xFFFB)
        || isBetween(point, 0xE0000, 0xE007F);
  }

  /** The first of them in the text. */
  static OptionalInt firstIn(String text) {
    return text.codePoints().filter(Hidden::is).findFirst();
  }

  private static boolean isBetween(int point, int first, int last) {
    return point >= first && point <= last;
  }
}
