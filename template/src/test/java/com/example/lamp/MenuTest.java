package com.example.lamp;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.menu.MenuLock;

/** What a model can do with the lamp changes only together with the file that reviewers read. */
class MenuTest {
  @Test
  void theMenuIsTheOneThatWasReviewed() {
    MenuLock.verify(Path.of("tools.lock.json"));
  }
}
