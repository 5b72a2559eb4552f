package kinds;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** Kinds that Jackson's annotations name. */
@SuppressWarnings({"kit:description", "kit:unit"})
public class Named {
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({@JsonSubTypes.Type(value = Circle.class, name = "round"), @JsonSubTypes.Type(Square.class)})
  interface Shape {}

  record Circle(double radius) implements Shape {}

  @JsonTypeName("four-cornered")
  record Square(double side, String type) implements Shape {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
  sealed interface Sealed permits One, Two {}

  @JsonTypeName("one")
  record One(int n) implements Sealed {}

  record Two(int n) implements Sealed {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "@class")
  sealed interface Simple permits Third {}

  record Third(int n) implements Simple {}

  /** Draws. */
  @LongRunningTool(effect = Effect.READS)
  public String draw(Shape shape, Sealed sealed, Simple simple) {
    return shape + " " + sealed + " " + simple;
  }
}
