package org.robotmcpkit.processor.expression;

/** Something that is wrong with an expression; never leaves the package. */
final class Mistake extends Exception {
  private static final long serialVersionUID = 1;

  private final String what;
  private final int column;
  private final String instead;

  /**
   * A mistake.
   *
   * @param what what is wrong, as the beginning of a sentence
   * @param column where, from 1
   * @param instead what to do, as the end of the sentence
   */
  Mistake(String what, int column, String instead) {
    super(what, null, false, false);
    this.what = what;
    this.column = column;
    this.instead = instead;
  }

  Estimate.Wrong asEstimate() {
    return new Estimate.Wrong(what, column, instead);
  }
}
