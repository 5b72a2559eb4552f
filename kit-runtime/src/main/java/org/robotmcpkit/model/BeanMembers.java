package org.robotmcpkit.model;

import java.lang.reflect.Proxy;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.bean.BeanSerializerBase;
import tools.jackson.databind.ser.impl.UnknownSerializer;

/**
 * Reads one level of a record, a bean or an enum constant with Jackson's view of it.
 *
 * <p>Only one level: Jackson would follow a whole graph of objects, and fail as a whole on a cycle,
 * on a getter that throws, or on a thread somewhere in it.
 */
final class BeanMembers {
  private BeanMembers() {}

  /**
   * The members of a record or bean, the JSON of an enum constant, and text for everything that is
   * no data.
   */
  static Shape shape(Object value, long most) {
    try {
      if (isNoData(value)) {
        return Shape.text(value);
      }
      ValueSerializer<Object> serializer =
          Json.MAPPER._serializationContext().findValueSerializer(value.getClass());
      if (serializer instanceof BeanSerializerBase) {
        return new Shape.Members(members(value, serializer.properties()));
      }
      if (serializer instanceof UnknownSerializer) { // nothing in it that Jackson could see
        return value.getClass().isRecord() ? new Shape.Members(Map.of()) : Shape.text(value);
      }
      // @JsonValue, a serializer of the user's own, an enum
      return Shape.of(Json.MAPPER.valueToTree(value), most);
    } catch (TreeReading.TooLarge tooLarge) {
      throw tooLarge;
    } catch (Throwable hostile) {
      return value instanceof Enum<?> constant
          ? new Shape.Leaf(constant.name())
          : Shape.text(value);
    }
  }

  private static boolean isNoData(Object value) {
    Class<?> type = value.getClass();
    return isOfTheJdk(type)
        || type.isHidden() // a lambda
        || type.isSynthetic()
        || Proxy.isProxyClass(type)
        || value instanceof Throwable
        || value instanceof AutoCloseable
        || value instanceof Iterable<?>
        || value instanceof Iterator<?>
        || value instanceof Runnable
        || value instanceof ClassLoader;
  }

  /** What the JDK has that is data, for example dates, has been read before. */
  @SuppressWarnings("ReferenceEquality") // that very loader
  private static boolean isOfTheJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return !type.isEnum()
        && !Enum.class.isAssignableFrom(type)
        && (loader == null || loader == ClassLoader.getPlatformClassLoader());
  }

  private static Map<String, Object> members(Object bean, Iterator<PropertyWriter> properties) {
    Map<String, Object> members = new LinkedHashMap<>();
    while (properties.hasNext()) {
      if (properties.next() instanceof BeanPropertyWriter property) {
        Object value = valueOf(property, bean);
        if (value != null || !property.willSuppressNulls()) {
          members.put(property.getName(), value);
        }
      }
    }
    return members;
  }

  private static @Nullable Object valueOf(BeanPropertyWriter property, Object bean) {
    try {
      return property.get(bean);
    } catch (Throwable hostile) {
      return Marks.UNREADABLE;
    }
  }
}
