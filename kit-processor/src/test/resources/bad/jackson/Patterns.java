package jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Optional;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings("kit:description")
class Patterns {
  record Event(
      @JsonFormat(pattern = "yyyy/MM/dd") LocalDate day, // error: [kit:jackson] @JsonFormat on day asks for a form in which no LocalDate is read; drop it, or use String and parse it in the method
      @JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "HH:mm") Optional<LocalTime> time) {} // error: [kit:jackson] @JsonFormat on time asks for a form in which no LocalTime is read; drop it, or use String and parse it in the method

  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(Event event, @JsonFormat(pattern = "dd.MM.yyyy") LocalDate until) {} // error: [kit:jackson] @JsonFormat on until asks for a form in which no LocalDate is read; drop it, or use String and parse it in the method
}
