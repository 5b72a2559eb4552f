package constraints;

import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Pattern;
import org.robotmcpkit.annotation.Effect;
import org.robotmcpkit.annotation.LongRunningTool;

@SuppressWarnings({"kit:description", "kit:many-arguments"})
class OtherPatterns {
  /** A. */
  @LongRunningTool(effect = Effect.READS)
  void a(
      @Pattern(regexp = "[a-") String open, // error: [kit:constraint] @Pattern on open says "[a-", which is no regular expression: Illegal character range; correct it
      @Pattern(regexp = "a++") String possessive, // error: [kit:constraint] @Pattern on possessive says "a++", whose possessive quantifier means something else in JSON Schema, or nothing; drop the + at its end
      @Pattern(regexp = "(?i)a") String flag, // error: [kit:constraint] @Pattern on flag says "(?i)a", whose group that is atomic or sets flags means something else in JSON Schema, or nothing; use a plain one, and spell both cases out, as in [aA]
      @Pattern(regexp = "(?>a|b)") String atomic, // error: [kit:constraint] @Pattern on atomic says "(?>a|b)", whose group that is atomic or sets flags means something else in JSON Schema, or nothing; use a plain one, and spell both cases out, as in [aA]
      @Pattern(regexp = "\\Qa.b\\E") String quoted, // error: [kit:constraint] @Pattern on quoted says "\Qa.b\E", whose \Q means something else in JSON Schema, or nothing; spell out what it stands for
      @Pattern(regexp = "\\p{Alpha}+") String posix, // error: [kit:constraint] @Pattern on posix says "\p{Alpha}+", whose \p means something else in JSON Schema, or nothing; spell out what it stands for
      @Pattern(regexp = "\\p{IsGreek}") String script, // error: [kit:constraint] @Pattern on script says "\p{IsGreek}", whose \p means something else in JSON Schema, or nothing; spell out what it stands for
      @Pattern(regexp = "\\R") String breaks, // error: [kit:constraint] @Pattern on breaks says "\R", whose \R means something else in JSON Schema, or nothing; spell out what it stands for
      @Pattern(regexp = "(a)\\1") String back, // error: [kit:constraint] @Pattern on back says "(a)\1", whose \1 means something else in JSON Schema, or nothing; spell out what it stands for
      @Pattern(regexp = "[a-z&&[^b]]") String without, // error: [kit:constraint] @Pattern on without says "[a-z&&[^b]]", whose class within a class means something else in JSON Schema, or nothing; spell the class out, or escape what stands for itself
      @Pattern(regexp = "[a[b]]") String nested, // error: [kit:constraint] @Pattern on nested says "[a[b]]", whose class within a class means something else in JSON Schema, or nothing; spell the class out, or escape what stands for itself
      @Pattern(regexp = "[\\w-.]") String range, // error: [kit:constraint] @Pattern on range says "[\w-.]", whose range from or to a whole class means something else in JSON Schema, or nothing; write \- for the sign itself
      @Pattern(regexp = "[a\\S]") String unseen, // error: [kit:constraint] @Pattern on unseen says "[a\S]", whose \S means something else in JSON Schema, or nothing; spell out what it stands for
      @Pattern(regexp = "a}") String brace, // error: [kit:constraint] @Pattern on brace says "a}", whose unescaped } means something else in JSON Schema, or nothing; write \}
      @Pattern(regexp = "(?=a)*b") String repeated, // error: [kit:constraint] @Pattern on repeated says "(?=a)*b", whose quantifier without anything that it can repeat means something else in JSON Schema, or nothing; put it after what repeats, or escape it
      @Pattern(regexp = "a{2}{3}") String twice, // error: [kit:constraint] @Pattern on twice says "a{2}{3}", whose quantifier without anything that it can repeat means something else in JSON Schema, or nothing; put it after what repeats, or escape it
      @Pattern(regexp = "\\bdock\\b") String word, // error: [kit:constraint] @Pattern on word says "\bdock\b", whose \b means something else in JSON Schema, or nothing; spell out what it stands for
      @Pattern(regexp = "a$\\s?") String end, // error: [kit:constraint] @Pattern on end says "a$\s?", whose $ before the end means something else in JSON Schema, or nothing; drop it, or escape it
      @Pattern(regexp = "a", flags = Pattern.Flag.CASE_INSENSITIVE) String flags, // error: [kit:constraint] @Pattern on flags has flags, which JSON Schema's patterns do not have; spell both cases out, as in [aA]
      @Email(regexp = "\\A.*") String start) {} // error: [kit:constraint] @Email on start says "\A.*", whose \A means something else in JSON Schema, or nothing; spell out what it stands for
}
