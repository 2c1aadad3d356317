package hypergate.content.odyssey.hazards;

import static hypergate.game.word.PowerOrigin.GAINED;
import static hypergate.variant.hazards.Hazard.instead;

import hypergate.variant.hazards.Hazard;

/// Universe Merge (instead of the encounter): the offense gains a random unused alien without Game
/// Setup text beside its own, for good; then every other player may take two flares that are not in
/// the game.
///
/// RULING: the further alien stays where it is when sheets change hands; a seat that has one cannot
/// take another. The deck holds 28 flares.
public final class UniverseMerge {
  public static final Hazard UNIVERSE_MERGE =
      instead("Universe Merge", "odyssey")
          .text(
              "Instead of the encounter the offense may gain a random unused alien without Game"
                  + " Setup text beside its own. Then everybody else may take two random unused"
                  + " flares.")
          .forOffense(
              (game, me) -> game.powers().find(me, GAINED) < 0,
              (game, me) ->
                  game.verbs().sheets().becomes(me, GAINED, game.verbs().sheets().drawUnused()))
          .forOthers(
              (game, me) -> game.verbs().receipts().hasRoomForFlares(),
              (game, me) -> game.verbs().receipts().drawUnusedFlares(me, 2));

  private UniverseMerge() {}
}
