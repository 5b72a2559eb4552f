package org.robotmcpkit.processor;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import javax.tools.JavaFileObject;
import org.robotmcpkit.model.TaskInfo;
import org.robotmcpkit.task.LocalTasks;
import org.robotmcpkit.task.TaskContext;
import org.robotmcpkit.task.TaskRequest;
import org.robotmcpkit.tool.ToolCall;
import org.robotmcpkit.tool.ToolReply;
import org.robotmcpkit.tool.ToolSet;
import org.robotmcpkit.tool.ToolSpec;
import tools.jackson.databind.json.JsonMapper;

/** A holder that has been compiled, loaded and made, and whose tools can be called with JSON. */
final class Served {
  private static final Map<String, Compilation> COMPILED = new ConcurrentHashMap<>();

  private final RecordingTasks tasks = new RecordingTasks();
  private final ClassLoader loader;
  private final ToolSet tools;

  private Served(ClassLoader loader, ToolSet tools) {
    this.loader = loader;
    this.tools = tools;
  }

  /** The holder of a file in {@code good}. */
  static Served good(String holder) {
    return of(holder, COMPILED.computeIfAbsent(holder, Served::compile));
  }

  private static Compilation compile(String holder) {
    return Compiling.strictly(Sources.source("good", Path.of(holder.replace('.', '/') + ".java")));
  }

  static Served of(String holder, Compilation compilation) {
    return of(holder, loader(compilation));
  }

  static Served of(String holder, ClassLoader loader) {
    return of(loader, holder + "Tools");
  }

  /** All holders of a file in {@code good}, by the names of their generated classes. */
  static Map<String, Served> allIn(Path file) {
    String name = file.toString().replace(".java", "").replace('/', '.');
    Compilation compilation = COMPILED.computeIfAbsent(name, Served::compile);
    ClassLoader loader = loader(compilation);
    Map<String, Served> all = new TreeMap<>();
    for (String generated : Compiling.generated(compilation).keySet()) {
      String tools = generated.replace(".java", "").replace('/', '.');
      all.put(tools, of(loader, tools));
    }
    return all;
  }

  private static Served of(ClassLoader loader, String toolsName) {
    try {
      return new Served(loader, (ToolSet) made(loader.loadClass(toolsName)));
    } catch (ReflectiveOperationException failed) {
      throw new AssertionError(failed);
    }
  }

  /** An instance of any holder: what its constructor takes is zero or made in the same way. */
  private static Object made(Class<?> type) throws ReflectiveOperationException {
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    if (type.isInterface()) {
      return Proxy.newProxyInstance(
          type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null);
    }
    if (type.isPrimitive() || type == String.class) {
      return type.isPrimitive() ? 0 : "";
    }
    if (Modifier.isAbstract(type.getModifiers())) {
      return made(
          Arrays.stream(type.getClasses())
              .filter(type::isAssignableFrom)
              .findFirst()
              .orElseThrow());
    }
    Constructor<?> constructor = constructor(type);
    Object[] arguments = new Object[constructor.getParameterCount()];
    for (int index = 0; index < arguments.length; index++) {
      arguments[index] = made(constructor.getParameterTypes()[index]);
    }
    return constructor.newInstance(arguments);
  }

  ClassLoader loader() {
    return loader;
  }

  ToolSet toolSet() {
    return tools;
  }

  List<ToolSpec> tools() {
    return tools.tools();
  }

  ToolSpec tool(String name) {
    return tools().stream().filter(tool -> tool.name().equals(name)).findFirst().orElseThrow();
  }

  TaskInfo call(String tool, String json) {
    return call(tool, map(json));
  }

  TaskInfo call(String tool, Map<String, ?> arguments) {
    ToolSpec spec = tool(tool);
    return spec.start().start(new ToolCall(spec, arguments, tasks));
  }

  /** Calls an instant tool; what it answers. */
  ToolReply reply(String tool, String json) throws Exception {
    return reply(tool, json, call -> call);
  }

  /** The same, with what is said of the call before it is served. */
  ToolReply reply(String tool, String json, UnaryOperator<ToolCall> by) throws Exception {
    ToolSpec spec = tool(tool);
    return spec.instant().call(by.apply(ToolCall.instant(spec, map(json), Map.of())));
  }

  /** Calls a tool that starts tasks, with what is said of the call before it is served. */
  TaskInfo call(String tool, String json, UnaryOperator<ToolCall> by) {
    ToolSpec spec = tool(tool);
    return spec.start().start(by.apply(new ToolCall(spec, map(json), tasks)));
  }

  /** How many tasks have been started. */
  int started() {
    return tasks.started.size();
  }

  /** Calls the tool and runs the body; what that returns. */
  Object run(String tool, String json) throws Exception {
    call(tool, json);
    return runLast();
  }

  /** Runs the body that was called last; what it returns. */
  Object runLast() throws Exception {
    return lastStarted().body().run(context());
  }

  /** Calls the tool, and runs its task for real; the result that a planner gets. */
  Object finish(String tool, String json) {
    ToolSpec spec = tool(tool);
    try (LocalTasks real = LocalTasks.builder("test", (event, settled) -> settled.run()).build()) {
      TaskInfo started = spec.start().start(new ToolCall(spec, map(json), real));
      return real.await(started.taskId(), Duration.ofSeconds(20))
          .toCompletableFuture()
          .join()
          .orElseThrow()
          .result();
    }
  }

  TaskRequest lastStarted() {
    return tasks.started.get(tasks.started.size() - 1);
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> map(String json) {
    return JsonMapper.shared().readValue(json, Map.class);
  }

  private static TaskContext context() {
    return (TaskContext)
        Proxy.newProxyInstance(
            Served.class.getClassLoader(),
            new Class<?>[] {TaskContext.class},
            (proxy, method, arguments) -> null);
  }

  private static Constructor<?> constructor(Class<?> type) {
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    return constructor;
  }

  private static ClassLoader loader(Compilation compilation) {
    Map<String, byte[]> classes = new HashMap<>();
    for (JavaFileObject file : compilation.generatedFiles()) {
      if (file.getKind() == JavaFileObject.Kind.CLASS) {
        String name =
            file.getName().replace("/CLASS_OUTPUT/", "").replace(".class", "").replace('/', '.');
        try {
          classes.put(name, file.openInputStream().readAllBytes());
        } catch (IOException failed) {
          throw new UncheckedIOException(failed);
        }
      }
    }
    return new ClassLoader(Served.class.getClassLoader()) {
      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
          throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
  }
}
