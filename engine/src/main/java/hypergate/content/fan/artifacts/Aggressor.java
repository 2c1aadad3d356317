package hypergate.content.fan.artifacts;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;
import static hypergate.variant.edicts.Edicts.edict;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Artifact;
import hypergate.game.piece.Seat;

/// Aggressor (ED-2.2): the player whom destiny named is met at any of its colonies.
///
/// RULING H-195: a planet on which the offense has ships itself is no target, and with its own
/// colour there is nothing to turn elsewhere.
public final class Aggressor {
  private static final Prompt WHERE = Prompt.of("aggressor/planet");

  public static final Artifact AGGRESSOR =
      edict("Aggressor", "fan")
          .text(
              "After destiny, as the offense: aim at any colony of the player who was drawn,"
                  + " outside its home system too.")
          .may(OFFENSE, DEFENSE_CHOSEN, Aggressor::mayTurn, Aggressor::turn);

  private Aggressor() {}

  private static boolean mayTurn(Game game, Seat me) {
    return game.encounter().defense().exists()
        && game.encounter().named() == game.encounter().defense()
        && !game.encounter().target().exists()
        && abroad(game, me) != 0;
  }

  private static long abroad(Game game, Seat me) {
    Seat defense = game.encounter().defense();
    return game.ships().colonies(defense)
        & ~game.ships().planetsOf(defense)
        & ~game.ships().colonies(me);
  }

  private static void turn(Game game, Seat me) {
    game.encounter().target(game.ask(me).planet(WHERE, abroad(game, me)));
  }
}
