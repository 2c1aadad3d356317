package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Outcome;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Domestic Dispute (hub): after a failed deal of yours you may send a ship of the opponent to the
/// warp from each planet that you share.
public final class DomesticDispute {
  public static final Moon DOMESTIC_DISPUTE =
      moon(40, "Domestic Dispute", Group.HUB)
          .text(
              "After your failed deal you may send one opposing ship to the warp from each planet"
                  + " you share with that opponent.")
          .may(
              MAIN,
              OUTCOME,
              (game, me) -> game.encounter().outcome() == Outcome.NO_DEAL && shared(game, me) != 0,
              DomesticDispute::drive);

  private DomesticDispute() {}

  private static long shared(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return game.ships().colonies(me) & game.ships().standing(opponent);
  }

  private static void drive(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    long planets = shared(game, me);
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (long rest = planets; rest != 0; rest &= rest - 1)
      loss.add(opponent, Long.numberOfTrailingZeros(rest), 1);
    game.verbs().carryOutLoss();
  }
}
