package beans;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

/** A bean with Jackson's annotations. */
@SuppressWarnings("kit:description")
public class Annotated {
  /** A job. */
  public static class Job {
    @JsonProperty(value = "job_name", required = true)
    private String name = "";

    @JsonPropertyDescription("how urgent it is")
    private int priority;

    private String secret = "kept";

    @JsonProperty(defaultValue = "3")
    public int tries;

    @JsonIgnore public String ignored = "still here";

    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public String computed = "always";

    public void setName(String name) {
      this.name = name;
    }

    public void setPriority(int priority) {
      this.priority = priority;
    }

    @JsonIgnore
    public void setSecret(String secret) {
      this.secret = secret;
    }

    @Override
    public String toString() {
      return name + " " + priority + " " + secret + " " + tries + " " + ignored + " " + computed;
    }
  }

  /** Works. */
  @LongRunningTool(effect = Effect.READS)
  public String work(Job job) {
    return "" + job;
  }
}
