package hypergate.content.odyssey.hazards;

import static hypergate.variant.hazards.Hazard.instead;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.hazards.Hazard;

/// Peace Dividend (instead of the encounter): the offense gets two rewards for each planet that it
/// shares; then every other player who shares one with it may get two.
public final class PeaceDividend {
  public static final Hazard PEACE_DIVIDEND =
      instead("Peace Dividend", "odyssey")
          .text(
              "Instead of the encounter the offense may collect two rewards for each planet that it"
                  + " shares with another player. Then everybody who shares a planet with it may"
                  + " collect two.")
          .forOffense(
              (game, me) -> shared(game, me) > 0,
              (game, me) -> game.verbs().rewards().collect(me, 2 * shared(game, me)))
          .forOthers(
              (game, me) -> game.ships().share(me, game.encounter().offense()),
              (game, me) -> game.verbs().rewards().collect(me, 2));

  private PeaceDividend() {}

  private static int shared(Game game, Seat me) {
    long others = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index()) others |= game.ships().colonies(Seat.of(i));
    return Long.bitCount(others & game.ships().colonies(me));
  }
}
