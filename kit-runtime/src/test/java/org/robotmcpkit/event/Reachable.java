package org.robotmcpkit.event;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The objects that another one holds on to: through the fields of the kit's classes, collections,
 * maps and arrays.
 */
public final class Reachable {
  private static final String KIT = "org.robotmcpkit.";
  private static final Map<Class<?>, List<Field>> FIELDS = new HashMap<>();

  private Reachable() {}

  /**
   * All of them, the object itself included.
   *
   * @param closed classes whose objects are found, but not looked into
   */
  public static Set<Object> from(Object root, Class<?>... closed) {
    Set<Class<?>> leftClosed = Set.of(closed);
    Set<Object> found = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Object one = open.pop();
      if (found.add(one) && !leftClosed.contains(one.getClass())) {
        heldBy(one)
            .forEach(
                held -> {
                  if (held != null) {
                    open.push(held);
                  }
                });
      }
    }
    return found;
  }

  private static Collection<?> heldBy(Object one) {
    if (one instanceof Collection<?> collection) {
      return new ArrayList<>(collection);
    }
    if (one instanceof Map<?, ?> map) {
      List<Object> both = new ArrayList<>(map.keySet());
      both.addAll(map.values());
      return both;
    }
    if (one instanceof Optional<?> optional) {
      return optional.stream().toList();
    }
    if (one instanceof AtomicReference<?> reference) {
      return Collections.singletonList(reference.get());
    }
    if (one instanceof Object[] array) {
      return new ArrayList<>(java.util.Arrays.asList(array));
    }
    List<Object> held = new ArrayList<>();
    for (Field field : fields(one.getClass())) {
      held.add(valueOf(field, one));
    }
    return held;
  }

  private static Object valueOf(Field field, Object one) {
    try {
      return field.get(one);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static synchronized List<Field> fields(Class<?> type) {
    return FIELDS.computeIfAbsent(type, Reachable::readFields);
  }

  private static List<Field> readFields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> t = type; t != null && t.getName().startsWith(KIT); t = t.getSuperclass()) {
      for (Field field : t.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
          fields.add(field);
        }
      }
    }
    AccessibleObject.setAccessible(fields.toArray(Field[]::new), true);
    return fields;
  }
}
