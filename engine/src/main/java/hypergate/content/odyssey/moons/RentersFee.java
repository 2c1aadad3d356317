package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Renter's Fee (hub): after a deal of yours you take a random card from each player with a colony
/// on its planet.
public final class RentersFee {
  public static final Moon RENTERS_FEE =
      moon(39, "Renter's Fee", Group.HUB)
          .text(
              "After your successful deal take a random card from each player with a colony here.")
          .must(
              MAIN,
              OUTCOME,
              (game, me) -> game.encounter().outcome() == Outcome.DEAL,
              RentersFee::collect);

  private RentersFee() {}

  private static void collect(Game game, Seat me) {
    Planet planet = Moons.of(game).here();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      boolean settled = (game.ships().colonies(seat) & planet.bit()) != 0;
      if (seat != me && settled) game.verbs().hands().takeRandom(me, seat, 1);
    }
  }
}
