package beans;

import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** A bean with a superclass. */
@SuppressWarnings({"kit:description", "kit:unit"})
public class Inherited {
  /** What all have. */
  public static class Base<T> {
    public int id;
    T content;

    public void setContent(T content) {
      this.content = content;
    }
  }

  /** What this one has. */
  public static class Note extends Base<String> {
    private int weight;

    public void setWeight(int weight) {
      this.weight = weight;
    }

    @Override
    public String toString() {
      return id + " " + content + " " + weight;
    }
  }

  /** Notes. */
  @LongRunningTool(effect = Effect.READS)
  public String note(Note note, Base<Integer> base) {
    return note + " " + base.id + " " + base.content;
  }
}
