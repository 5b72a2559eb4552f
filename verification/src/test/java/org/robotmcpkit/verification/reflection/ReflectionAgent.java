package org.robotmcpkit.verification.reflection;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Makes the JDK's methods for reflection tell the {@link LookUps} of every call. */
public final class ReflectionAgent {
  private static final String KEY = "kit.lookUps";

  /** By class, how the names of those methods begin. */
  private static final Map<Class<?>, Set<String>> WATCHED =
      Map.of(
          Class.class,
          Set.of(
              "forName",
              "newInstance",
              "getMethod",
              "getDeclaredMethod",
              "getField",
              "getDeclaredField",
              "getConstructor",
              "getDeclaredConstructor",
              "getRecordComponents"),
          Method.class,
          Set.of("invoke"),
          Constructor.class,
          Set.of("newInstance"),
          Field.class,
          Set.of("get", "set"),
          Array.class,
          Set.of("newInstance", "get", "set"),
          Proxy.class,
          Set.of("newProxyInstance"),
          MethodHandles.class,
          Set.of("lookup", "privateLookupIn"),
          MethodHandles.Lookup.class,
          Set.of("find", "unreflect"),
          ServiceLoader.class,
          Set.of("load"));

  private ReflectionAgent() {}

  /** Called by the JVM before the program. */
  public static void premain(String arguments, Instrumentation instrumentation) throws Exception {
    System.getProperties().put(KEY, (Runnable) () -> {});
    instrumentation.addTransformer(new Telling(), true);
    instrumentation.retransformClasses(WATCHED.keySet().toArray(Class[]::new));
  }

  /** From here on those are told. */
  static void tell(LookUps lookUps) {
    System.getProperties().put(KEY, lookUps);
  }

  private static final class Telling implements ClassFileTransformer {
    @Override
    public byte[] transform(
        ClassLoader loader, String name, Class<?> type, ProtectionDomain domain, byte[] classFile) {
      Set<String> methods = type == null ? null : WATCHED.get(type);
      if (methods == null) {
        return null;
      }
      ClassReader reader = new ClassReader(classFile);
      ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
      reader.accept(
          new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(
                int access,
                String method,
                String descriptor,
                String signature,
                String[] exceptions) {
              MethodVisitor code =
                  super.visitMethod(access, method, descriptor, signature, exceptions);
              boolean isTold =
                  (access & Opcodes.ACC_PUBLIC) != 0
                      && methods.stream().anyMatch(method::startsWith);
              return isTold ? new CallFirst(code) : code;
            }
          },
          0);
      return writer.toByteArray();
    }
  }

  /**
   * Without branches, so that the class file's stack maps stay right; only of the JDK, which sees
   * nothing else.
   */
  private static final class CallFirst extends MethodVisitor {
    CallFirst(MethodVisitor code) {
      super(Opcodes.ASM9, code);
    }

    @Override
    public void visitCode() {
      super.visitCode();
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          "java/lang/System",
          "getProperties",
          "()Ljava/util/Properties;",
          false);
      super.visitLdcInsn(KEY);
      super.visitMethodInsn(
          Opcodes.INVOKEVIRTUAL,
          "java/util/Properties",
          "get",
          "(Ljava/lang/Object;)Ljava/lang/Object;",
          false);
      super.visitTypeInsn(Opcodes.CHECKCAST, "java/lang/Runnable");
      super.visitMethodInsn(Opcodes.INVOKEINTERFACE, "java/lang/Runnable", "run", "()V", true);
    }
  }
}
