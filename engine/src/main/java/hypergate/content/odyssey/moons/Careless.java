package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.PLAYED;
import static hypergate.game.word.Window.REINFORCED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Careless (new, moon base): a foreign colony; each card played beside your encounter card costs a
/// ship for good.
public final class Careless {
  public static final Moon CARELESS =
      moon(57, "Careless", Group.MOON_BASE)
          .isNew()
          .text(
              "Counts as a foreign colony. For each artifact, reinforcement or flare that you play"
                  + " one of your ships leaves the game.")
          .isColony()
          .must(
              ANY,
              PLAYED,
              (game, me) -> game.answering().seat() == me && game.answering().card() >= 0,
              (game, me) -> game.verbs().losses().payOutOfGame(me))
          .must(
              ANY,
              REINFORCED,
              Careless::reinforces,
              (game, me) -> game.verbs().losses().payOutOfGame(me));

  private static boolean reinforces(Game game, Seat me) {
    return game.encounter().reinforcer() == me && game.encounter().reinforcingCard() >= 0;
  }

  private Careless() {}
}
