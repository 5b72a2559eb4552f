package org.robotmcpkit.cli;

/**
 * Colours for a terminal.
 *
 * @param isOn whether there are any; otherwise texts stay as they are
 */
record Paint(boolean isOn) {
  String good(String text) {
    return in("32", text);
  }

  String odd(String text) {
    return in("33", text);
  }

  String bad(String text) {
    return in("31", text);
  }

  String strong(String text) {
    return in("1", text);
  }

  String faint(String text) {
    return in("2", text);
  }

  private String in(String code, String text) {
    return isOn ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
