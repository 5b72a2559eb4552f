package org.robotmcpkit.tool;

import java.util.List;

/** Turns lists of boxes into arrays of primitives, for {@link Argument#map}. */
public final class PrimitiveArrays {
  private PrimitiveArrays() {}

  /** A {@code double[]}. */
  public static double[] doubles(List<Double> list) {
    return list.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** A {@code float[]}. */
  public static float[] floats(List<Float> list) {
    float[] array = new float[list.size()];
    for (int index = 0; index < array.length; index++) {
      array[index] = list.get(index);
    }
    return array;
  }

  /** An {@code int[]}. */
  public static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  /** A {@code long[]}. */
  public static long[] longs(List<Long> list) {
    return list.stream().mapToLong(Long::longValue).toArray();
  }

  /** A {@code short[]}. */
  public static short[] shorts(List<Short> list) {
    short[] array = new short[list.size()];
    for (int index = 0; index < array.length; index++) {
      array[index] = list.get(index);
    }
    return array;
  }

  /** A {@code byte[]}. */
  public static byte[] bytes(List<Byte> list) {
    byte[] array = new byte[list.size()];
    for (int index = 0; index < array.length; index++) {
      array[index] = list.get(index);
    }
    return array;
  }

  /** A {@code char[]}. */
  public static char[] chars(List<Character> list) {
    char[] array = new char[list.size()];
    for (int index = 0; index < array.length; index++) {
      array[index] = list.get(index);
    }
    return array;
  }

  /** A {@code boolean[]}. */
  public static boolean[] booleans(List<Boolean> list) {
    boolean[] array = new boolean[list.size()];
    for (int index = 0; index < array.length; index++) {
      array[index] = list.get(index);
    }
    return array;
  }
}
