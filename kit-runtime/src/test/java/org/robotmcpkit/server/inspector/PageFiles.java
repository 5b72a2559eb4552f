package org.robotmcpkit.server.inspector;

import java.util.Set;

/** The names of the page's files, for tests of other packages. */
public final class PageFiles {
  private PageFiles() {}

  public static Set<String> names() {
    return Pages.FILES.keySet();
  }
}
