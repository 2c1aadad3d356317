package hypergate.content.odyssey.moons;

import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Warp Out (hub): a term of a deal: up to two ships of your opponent leave the warp for its
/// planet.
public final class WarpOut {
  private static final Prompt HOW_MANY = Prompt.of("moon-warp-out/number");

  public static final Moon WARP_OUT =
      moon(43, "Warp Out", Group.HUB)
          .text(
              "A term of a deal: up to two of the opponent's ships leave the warp for this planet.")
          .inDeal(
              (game, me) -> game.verbs().freeInWarp(game.encounter().opponent(me)) > 0,
              WarpOut::land);

  private WarpOut() {}

  private static void land(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    int most = Math.min(2, game.verbs().freeInWarp(opponent));
    int ships = most == 0 ? 0 : game.ask(opponent).number(HOW_MANY, 0, most);
    int planet = Moons.of(game).here().index();
    game.verbs().ships().move(opponent, Place.WARP, planet, ships, true);
    game.verbs().ships().settle();
  }
}
