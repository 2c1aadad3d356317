package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.odyssey.aliens.LocustAlternate;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: four ships are the price of a planet that leaves the game. Super: a planet is consumed on
/// which others stand, whose ships go home.
public final class LocustAlternateFlare {
  private static final int PRICE = 4;
  private static final Prompt TARGET = Prompt.of("flare-locust-alternate/wild/planet");

  public static final Flare FLARE =
      flare(LocustAlternate.LOCUST_ALTERNATE)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "At the start of a regroup phase send four of your ships to the warp to remove a"
                  + " planet from the game, in any system but that of the Locust; all ships there"
                  + " go to the warp. Then give this flare to the Locust or discard it.")
          .may(ANY, REGROUP_START, LocustAlternateFlare::canPay, LocustAlternateFlare::destroy)
          .naming(LocustAlternateFlare::pay)
          .strong(
              OFFENSE,
              List.of(Step.RESOLUTION),
              "As the offense you may use your power although others than the defense have ships on"
                  + " the target; those return to colonies.")
          .may(OFFENSE, LANDING, LocustAlternateFlare::isCrowded, LocustAlternateFlare::clear);

  private LocustAlternateFlare() {}

  private static long targets(Game game) {
    long targets = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i) != game.powers().holder(LocustAlternate.LOCUST_ALTERNATE)
          && Flare.reaches(game, Seat.of(i))) targets |= game.ships().planetsOf(Seat.of(i));
    return targets;
  }

  private static boolean canPay(Game game, Seat me) {
    return targets(game) != 0 && game.ships().inColonies(me) >= PRICE;
  }

  private static void pay(Game game, Seat me) {
    game.current().target(game.ask(me).planet(TARGET, targets(game)).index());
    game.verbs().loseChosen(me, PRICE, Cause.COST);
  }

  private static void destroy(Game game, Seat me) {
    game.verbs().destroyPlanet(Planet.of(game.current().target()));
    game.verbs().ships().settle();
    game.verbs().hands().passOn(game.powers().holder(LocustAlternate.LOCUST_ALTERNATE));
  }

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
