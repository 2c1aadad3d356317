package hypergate.game.explain;

import hypergate.game.Game;
import hypergate.game.card.Content;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.session.Origin;
import hypergate.game.view.View;
import java.util.List;
import java.util.function.IntFunction;

/// Answers "why?" about a game, as one seat may know it.
public final class Explain {
  private Explain() {}

  /// Whether this is the name of a question: one that the rules ask, or `effect/what`.
  public static boolean isPrompt(Content content, String word) {
    return Asked.isPrompt(content, word);
  }

  /// Why an answer of a seat can, or cannot, be given now. At least one condition fails when it
  /// cannot.
  ///
  /// @param game the game as it stands: waiting at a question of this seat or of others, or over
  /// @param seat who would answer; [Seat#NONE] for a spectator
  /// @param prompt the question it would answer, `launch`
  /// @param answer the answer in notation, `A1x5`
  public static Explanation absent(Game game, Seat seat, String prompt, String answer) {
    return Absent.explain(new Inquiry(game, seat, prompt.strip(), answer.strip()));
  }

  /// Why something happened: the rule for it, what led to it, the effect behind it, who decided,
  /// and who could have prevented it, as far as the viewer may know.
  ///
  /// @param view the table as the viewer saw it when that happened
  /// @param events everything that has happened, oldest first; only what the viewer has seen of
  ///   each is looked at
  /// @param origins where the event at a position came from
  /// @param at the position of the event
  public static Happened happened(
      View view, List<Event> events, IntFunction<Origin> origins, int at) {
    return Causes.of(view, events, origins, at);
  }

  /// The same when nothing is hidden any more, so that everybody who could have prevented it is
  /// named.
  ///
  /// @param views the table as each seat saw it when that happened
  public static Happened happened(
      List<View> views, List<Event> events, IntFunction<Origin> origins, int at) {
    return Causes.of(views, events, origins, at);
  }

  /// What a side's total consists of as it stands, as far as the viewer can see.
  ///
  /// @param side 0 for the offense's side, 1 for the defense's
  public static Sum total(View view, int side) {
    return Totalled.standing(view, side);
  }

  /// What a side's total consisted of when it was counted.
  ///
  /// @param content the cards of the game
  public static Sum total(Content content, Event.TotalCounted total) {
    return Totalled.counted(content, total);
  }

  /// What a side's total consists of: as it was counted in the present encounter, or as it stands.
  ///
  /// @param events everything that has happened, oldest first
  public static Sum total(View view, int side, List<Event> events) {
    for (int i = events.size() - 1; i >= 0; i--) {
      if (events.get(i) instanceof Event.EncounterBegan) break;
      if (events.get(i) instanceof Event.TotalCounted counted && counted.side() == side)
        return total(view.content(), counted);
    }
    return total(view, side);
  }
}
