package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REVEALING;
import static hypergate.variant.hazards.Hazard.semiPermanent;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.variant.hazards.Hazard;

/// Enforceable Cease Fire (semi-permanent): when exactly one of the two revealed cards is an
/// attack, the side that revealed it loses, whatever else applies.
///
/// RULING: what counts is what the cards are when they are revealed.
public final class EnforceableCeaseFire {
  public static final Hazard ENFORCEABLE_CEASE_FIRE =
      semiPermanent("Enforceable Cease Fire", "odyssey")
          .text(
              "When exactly one of the two revealed cards is an attack, the side that revealed it"
                  + " loses, whatever else applies.")
          .always(ANY, REVEALING, EnforceableCeaseFire::isBroken, EnforceableCeaseFire::punish);

  private EnforceableCeaseFire() {}

  private static boolean isBroken(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.revealed()
        && encounter.attacks(encounter.offense()) != encounter.attacks(encounter.defense());
  }

  private static void punish(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean offense = encounter.attacks(encounter.offense());
    encounter.doom(offense ? encounter.offensive() : encounter.defensive());
  }
}
