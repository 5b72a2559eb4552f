package frames;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.menu.MenuLock;

/** Where the test of docs/security.md stands. */
class MenuTest {
  // the block
}
