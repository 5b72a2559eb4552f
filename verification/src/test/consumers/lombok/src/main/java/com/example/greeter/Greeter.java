package com.example.greeter;

import lombok.Data;
import lombok.RequiredArgsConstructor;
import lombok.Value;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.Tool;

/** Greets whoever it is told of, in the words that it was made with. */
@RequiredArgsConstructor
public final class Greeter {
  private final String greeting;

  /**
   * Greet a guest by title and name.
   *
   * @param guest who is greeted
   */
  @Tool(effect = Effect.READS)
  public Greeting greet(Guest guest) {
    return new Greeting(greeting + ", " + guest.getTitle() + " " + guest.getName() + "!");
  }

  /** Who is greeted. */
  @Data
  public static class Guest {
    String title;
    String name;
  }

  /** What is said. */
  @Value
  public static class Greeting {
    String words;
  }
}
