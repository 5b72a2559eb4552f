package org.robotmcpkit.tool;

import java.util.regex.Pattern;

/** Checks what says how bytes and texts are to be read (RFC 6838 §4.2). */
final class MimeTypes {
  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}";
  private static final Pattern FORM =
      Pattern.compile(NAME + "/" + NAME + "( *; *[^\\p{Cntrl}]{1,200})?");

  private MimeTypes() {}

  static void require(String mimeType) {
    if (!FORM.matcher(mimeType).matches()) {
      throw new IllegalArgumentException(
          "MIME type \""
              + Shown.text(mimeType)
              + "\" must be a type and a subtype, such as image/png");
    }
  }
}
