package hypergate.server.protocol.why;

import hypergate.server.protocol.view.LogEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What an answer would come to if nobody else did anything.
///
/// @param answer in notation
/// @param best whether the seat would still choose something on the way: this is the best of it
/// @param score the totals of both sides; null where they do not change or cannot be known
/// @param events what the answer would do besides
/// @param odds of a card that is selected: how it fares against what the other side may hold; null
///   for other answers
public record Outlook(
    String answer,
    boolean best,
    @Nullable Score score,
    List<LogEvent> events,
    @Nullable Odds odds) {

  /// What an answer comes to, odds left aside.
  Outlook(String answer, boolean best, @Nullable Score score, List<LogEvent> events) {
    this(answer, best, score, events, null);
  }

  /// The odds of a card and nothing else.
  static Outlook of(String answer, Odds odds) {
    return new Outlook(answer, false, null, List.of(), odds);
  }

  /// Both totals.
  ///
  /// @param offense total of the offense
  /// @param defense total of the defense
  /// @param ahead `offense` or `defense`: which side wins by these totals
  public record Score(int offense, int defense, String ahead) {}

  /// How a card fares against each of the encounter cards that the other main player may hold for
  /// all that the seat knows.
  ///
  /// @param total of the own side with an attack card; null for other cards
  /// @param beats cards against which the own side wins
  /// @param loses cards against which it loses
  /// @param neither cards against which neither side wins: a deal is made or fails, or both lose
  /// @param cards all of them
  public record Odds(@Nullable Integer total, int beats, int loses, int neither, int cards) {}
}
