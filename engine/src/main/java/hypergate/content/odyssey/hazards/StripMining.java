package hypergate.content.odyssey.hazards;

import static hypergate.variant.hazards.Hazard.instead;

import hypergate.game.Game;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.variant.hazards.Hazard;

/// Strip Mining (instead of the encounter): the offense draws a card for each of its ships on
/// foreign colonies; then every other player who shares a planet with it may draw one.
public final class StripMining {
  public static final Hazard STRIP_MINING =
      instead("Strip Mining", "odyssey")
          .text(
              "Instead of the encounter the offense may draw a card for each of its ships on"
                  + " foreign colonies. Then everybody who shares a planet with it may draw one.")
          .forOffense(
              (game, me) -> miners(game, me) > 0,
              (game, me) -> game.verbs().draw(me, miners(game, me)))
          .forOthers(
              (game, me) -> game.ships().share(me, game.encounter().offense()),
              (game, me) -> game.verbs().draw(me, 1));

  private StripMining() {}

  private static int miners(Game game, Seat me) {
    int miners = 0;
    for (long rest = game.ships().foreignColonies(me); rest != 0; rest &= rest - 1)
      miners += game.ships().on(Planet.of(Long.numberOfTrailingZeros(rest)), me);
    return miners;
  }
}
