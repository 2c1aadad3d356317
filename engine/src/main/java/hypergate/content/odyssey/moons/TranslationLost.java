package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DEAL;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Translation Lost (new, hub): when a deal is made the ship here can go home so that nothing of it
/// happens.
public final class TranslationLost {
  public static final Moon TRANSLATION_LOST =
      moon(55, "Translation Lost", Group.HUB)
          .isNew()
          .text(
              "When a deal has been made: send the ship on this moon home and turn the moon down."
                  + " The terms do not happen; it still counts as a deal.")
          .may(ANY, DEAL, TranslationLost::lose);

  private static void lose(Game game, Seat me) {
    game.verbs().ships().returnHome(me, Place.OUTPOST + game.here(), 1);
    game.verbs().ships().settle();
    game.encounter().flag(Encounter.AS_IF_DEAL);
  }

  private TranslationLost() {}
}
