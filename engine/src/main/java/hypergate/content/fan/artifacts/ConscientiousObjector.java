package hypergate.content.fan.artifacts;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.edicts.Edicts.edict;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;

/// Conscientious Objector (ED-2.2): once cards are up, the ships of one player add nothing to its
/// side. Its spoils and losses are what they would have been.
///
/// RULING H-196: ships that multiply instead of adding still multiply.
public final class ConscientiousObjector {
  private static final Prompt WHOSE = Prompt.of("conscientious-objector/seat");

  public static final Artifact CONSCIENTIOUS_OBJECTOR =
      edict("Conscientious Objector", "fan")
          .text("After cards are revealed: one player's ships add nothing to its side's total.")
          .may(ANY, TOTALS, ConscientiousObjector::mayObject, ConscientiousObjector::object)
          .naming(ConscientiousObjector::name);

  private ConscientiousObjector() {}

  private static boolean mayObject(Game game, Seat me) {
    return game.encounter().bothAttack() && withShips(game) != 0;
  }

  private static int withShips(Game game) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.encounter().shipsOf(Seat.of(i)) > 0) seats |= Seat.of(i).bit();
    return seats;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOSE, withShips(game)).index());
  }

  private static void object(Game game, Seat me) {
    game.encounter().worth(Seat.of(game.current().target()), 0);
  }
}
