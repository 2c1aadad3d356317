package hypergate.game.session;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.card.Effect;
import hypergate.game.piece.Seat;
import hypergate.game.timing.Use;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Window;

/// What an answer would do, tried out on a table that is thrown away afterwards: for explanations.
/// Only what the answer does to the thing it answers is looked at; a text that needs more than such
/// a table knows simply comes to nothing there.
public final class Imagined {
  private Imagined() {}

  /// Whether some ability of an effect would cancel the use of another one.
  ///
  /// @param table a table of one's own: it is changed
  /// @param user who uses
  /// @param used what is being used
  /// @param answer what would answer it
  /// @param seat who would answer
  public static boolean cancels(Game table, Seat user, Effect used, Effect answer, Seat seat) {
    Window window = used.source() == Ability.Source.POWER ? Window.POWER_USED : Window.PLAYED;
    for (Ability ability : answer.in(window)) {
      Use use = table.pipeline().imagine(user, used);
      act(table, ability, seat, true);
      if (use.isCancelled()) return true;
    }
    return false;
  }

  /// Whether some ability of an effect would keep ships of an owner from going to the warp.
  public static boolean saves(Game table, Seat owner, Effect answer, Seat seat) {
    for (Ability ability : answer.in(Window.LOSING)) {
      Loss loss = table.verbs().beginLoss(Cause.ENCOUNTER);
      loss.add(owner, hypergate.game.piece.Place.GATE, 2);
      table.pipeline().imagine(seat, answer);
      act(table, ability, seat, false);
      if (loss.remaining(owner) < 2 && !loss.removesFromGame(owner)) return true;
    }
    return false;
  }

  // A question, or a thing that is not there, ends the attempt.
  private static void act(Game table, Ability ability, Seat seat, boolean conditional) {
    try {
      if (!conditional || ability.when().holds(table, seat)) ability.action().act(table, seat);
    } catch (RuntimeException e) {
      table.windows().reset();
    }
  }
}
