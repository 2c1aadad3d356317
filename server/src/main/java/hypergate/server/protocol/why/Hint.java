package hypergate.server.protocol.why;

import com.fasterxml.jackson.annotation.JsonInclude;
import hypergate.players.Advice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a good player would do in a seat's place.
///
/// @param n the number of the question
/// @param seat who is asked
/// @param prompt the kind of question
/// @param best one to three answers, the one first that it would give
public record Hint(long n, String seat, String prompt, List<Answer> best) {
  private static final double FINE = 1_000;

  /// One answer.
  ///
  /// @param answer the whole of it in notation
  /// @param share of the points that it would come to, 0 to 1; null when nothing was tried out
  /// @param margin how far off that may well be, as far as chance goes
  /// @param tries in how many worlds it was tried out
  /// @param prospect what came of it there; null when nothing was tried out
  @JsonInclude(JsonInclude.Include.ALWAYS)
  public record Answer(
      String answer,
      @Nullable Double share,
      @Nullable Double margin,
      int tries,
      Advice.@Nullable Prospect prospect) {
    /// What an adviser thinks, with the whole answer.
    public static Answer of(String answer, Advice.Opinion opinion) {
      boolean tried = opinion.tries() > 0;
      return new Answer(
          answer,
          tried ? rounded(opinion.share()) : null,
          tried && !Double.isNaN(opinion.margin()) ? rounded(opinion.margin()) : null,
          opinion.tries(),
          tried ? rounded(opinion.prospect()) : null);
    }
  }

  private static Advice.Prospect rounded(Advice.Prospect exact) {
    return new Advice.Prospect(
        rounded(exact.wins()),
        rounded(exact.loses()),
        rounded(exact.gains()),
        rounded(exact.setbacks()),
        rounded(exact.ships()),
        rounded(exact.cards()));
  }

  private static double rounded(double exact) {
    return Math.round(exact * FINE) / FINE;
  }
}
