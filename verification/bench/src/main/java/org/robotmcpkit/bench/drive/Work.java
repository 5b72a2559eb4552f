package org.robotmcpkit.bench.drive;

import java.io.IOException;

/** What clients do over and over. */
public enum Work {
  /** Asks for a task that has ended. */
  GET("get_task") {
    @Override
    Step first(Client client, boolean isCeiling) throws IOException {
      String id = isCeiling ? "none" : client.startedId("0");
      return () -> client.get(id);
    }
  },
  /** Starts a task that ends at once. */
  START("sleep_task") {
    @Override
    Step first(Client client, boolean isCeiling) throws IOException {
      return () -> client.start("0");
    }
  },
  /** Lists the tasks. */
  LIST("list_tasks") {
    @Override
    Step first(Client client, boolean isCeiling) throws IOException {
      return () -> client.tool("list_tasks", "{}", "tasks");
    }
  };

  private final String tool;

  Work(String tool) {
    this.tool = tool;
  }

  /** The tool that is called. */
  public String tool() {
    return tool;
  }

  /** One call. */
  interface Step {
    Reply call() throws IOException;
  }

  /** What has to be done before, and then the call that is to be repeated. */
  abstract Step first(Client client, boolean isCeiling) throws IOException;
}
