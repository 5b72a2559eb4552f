package org.robotmcpkit.observe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robotmcpkit.EveryLog;

class ContainedObserverTest {
  private static final List<Method> NEWS =
      Arrays.stream(Observer.class.getMethods())
          .filter(method -> !Modifier.isStatic(method.getModifiers()))
          .toList();

  private static Object[] someOf(Method method) {
    return Arrays.stream(method.getParameterTypes())
        .map(type -> type == long.class ? Long.valueOf(7) : null)
        .toArray();
  }

  private static Observer hearing(List<String> heard, Throwable thrown) {
    return (Observer)
        Proxy.newProxyInstance(
            Observer.class.getClassLoader(),
            new Class<?>[] {Observer.class},
            (proxy, method, arguments) -> {
              heard.add(method.getName());
              if (thrown != null) {
                throw thrown;
              }
              return null;
            });
  }

  private static void tellAll(Observer observer) throws Exception {
    for (Method method : NEWS) {
      try {
        method.invoke(observer, someOf(method));
      } catch (InvocationTargetException thrown) {
        throw new AssertionError(method.getName() + " lets it through", thrown.getCause());
      }
    }
  }

  @Test
  void allNewsArePassedOn() throws Exception {
    List<String> heard = new ArrayList<>();

    tellAll(Observer.contained(hearing(heard, null)));

    assertThat(heard)
        .hasSizeGreaterThan(9)
        .containsExactlyElementsOf(NEWS.stream().map(Method::getName).toList());
  }

  @Test
  void whateverAnObserverThrowsGoesToTheLog() throws Exception {
    try (EveryLog log = new EveryLog()) {
      tellAll(Observer.contained(hearing(new ArrayList<>(), new LinkageError("no such jar"))));

      assertThat(log.lines())
          .filteredOn(line -> line.contains("the observer has failed"))
          .hasSameSizeAs(NEWS);
    }
  }

  @Test
  void theOneThatHearsNothingIsNotWrapped() {
    assertThat(Observer.contained(Observer.nobody())).isSameAs(Observer.nobody());
    Observer once = Observer.contained(hearing(new ArrayList<>(), null));
    assertThat(Observer.contained(once)).isSameAs(once);
    assertThatCode(() -> tellAll(Observer.nobody())).doesNotThrowAnyException();
  }
}
