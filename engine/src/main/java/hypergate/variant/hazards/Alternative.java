package hypergate.variant.hazards;

import hypergate.game.Game;
import hypergate.game.card.Ability;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import org.jspecify.annotations.Nullable;

/// A hazard that stands in for the encounter (HZ-2): the offense decides when it is drawn. If it
/// takes what is there for it, every other player may take its own share, clockwise, and the
/// encounter is over at once, successfully.
final class Alternative {
  private Alternative() {}

  static void offer(Game game, Hazards hazards, int slot) {
    Hazard hazard = hazards.hazard(slot);
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    if (!isTaken(game, hazards, slot, hazard.taken(), offense)) return;
    for (int p = 1; p < game.seats(); p++)
      isTaken(game, hazards, slot, hazard.shared(), game.leftOf(offense, p));
    encounter.outcome(Outcome.REPLACED);
    if (game.isHeard())
      game.tell(Event.Decided.by(hazard.id(), Outcome.REPLACED, offense, encounter.defense()));
  }

  // Nobody is asked who would get nothing by it.
  private static boolean isTaken(
      Game game, Hazards hazards, int slot, @Nullable Ability share, Seat seat) {
    if (share == null || !game.pipeline().holds(slot, share.when(), seat)) return false;
    if (!game.ask(seat).yes(hazards.hazard(slot).choice())) return false;
    hazards.act(seat, share, slot);
    return true;
  }
}
