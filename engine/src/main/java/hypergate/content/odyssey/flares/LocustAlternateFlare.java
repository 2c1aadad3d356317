package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.incursion.flares.LocustFlare;
import hypergate.content.odyssey.aliens.LocustAlternate;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: four ships are the price of a planet that leaves the game. Super: a planet is consumed on
/// which others stand, whose ships go home.
public final class LocustAlternateFlare {
  private static final Prompt TARGET = Prompt.of("flare-locust-alternate/wild/planet");

  public static final Flare FLARE =
      flare(LocustAlternate.LOCUST_ALTERNATE)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "At the start of a regroup phase send four of your ships to the warp to remove a"
                  + " planet from the game, in any system but that of the Locust; all ships there"
                  + " go to the warp. Then give this flare to the Locust or discard it.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> LocustFlare.canPay(game, me, LocustAlternate.LOCUST_ALTERNATE),
              (game, me) -> LocustFlare.destroy(game, LocustAlternate.LOCUST_ALTERNATE))
          .naming((game, me) -> LocustFlare.pay(game, me, LocustAlternate.LOCUST_ALTERNATE, TARGET))
          .strong(
              OFFENSE,
              List.of(Step.RESOLUTION),
              "As the offense you may use your power although others than the defense have ships on"
                  + " the target; those return to colonies.")
          .may(OFFENSE, LANDING, LocustAlternateFlare::isCrowded, LocustAlternateFlare::clear);

  private LocustAlternateFlare() {}

  private static boolean isCrowded(Game game, Seat me) {
    return LocustAlternate.mayConsume(game) && LocustAlternate.strangers(game) != 0;
  }

  private static void clear(Game game, Seat me) {
    if (!game.usesPower(me, LocustAlternate.LOCUST_ALTERNATE)) return;
    Planet target = game.encounter().target();
    int strangers = LocustAlternate.strangers(game) & ~me.bit();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(strangers)) continue;
      long homes = game.ships().colonies(seat) & ~target.bit();
      int ships = game.ships().on(target, seat);
      game.verbs().ships().returnTo(seat, target.index(), ships, homes);
    }
    LocustAlternate.consume(game, me);
  }
}
