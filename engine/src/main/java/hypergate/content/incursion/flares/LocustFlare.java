package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.incursion.aliens.Locust;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: four ships are the price of a planet that leaves the game. Super: a planet is devoured on
/// which it has more ships than all others together.
public final class LocustFlare {
  private static final int PRICE = 4;
  private static final Prompt TARGET = Prompt.of("flare-locust/wild/planet");
  private static final Prompt PREY = Prompt.of("flare-locust/super/planet");

  public static final Flare FLARE =
      flare(Locust.LOCUST)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "At the start of a regroup phase send four of your ships to the warp to remove a"
                  + " planet from the game, in any system but that of the Locust; all ships there"
                  + " go to the warp. Then give this flare to the Locust or discard it.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> canPay(game, me, Locust.LOCUST),
              (game, me) -> destroy(game, Locust.LOCUST))
          .naming((game, me) -> pay(game, me, Locust.LOCUST, TARGET))
          .strong(
              ANY,
              List.of(Step.REGROUP),
              "Once an encounter you may devour a foreign planet on which you have more ships than"
                  + " all other players together; their ships go to the warp.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> prey(game, me) != 0,
              (game, me) -> {
                Planet planet = Planet.of(game.current().target());
                if (game.usesPower(me, Locust.LOCUST)) Locust.devour(game, me, planet, false);
              })
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).planet(PREY, prey(game, me)).index()));

  private LocustFlare() {}

  private static long targets(Game game, Alien locust) {
    long targets = 0;
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i) != game.powers().holder(locust) && Flare.reaches(game, Seat.of(i)))
        targets |= game.ships().planetsOf(Seat.of(i));
    return targets;
  }

  /// Whether a seat could have a planet removed, in any system but that of a Locust.
  public static boolean canPay(Game game, Seat me, Alien locust) {
    return targets(game, locust) != 0 && game.ships().inColonies(me) >= PRICE;
  }

  /// A seat names the planet and pays for it.
  public static void pay(Game game, Seat me, Alien locust, Prompt which) {
    game.current().target(game.ask(me).planet(which, targets(game, locust)).index());
    game.verbs().loseChosen(me, PRICE, Cause.COST);
  }

  /// The planet is removed, and the flare goes to the Locust.
  public static void destroy(Game game, Alien locust) {
    game.verbs().destroyPlanet(Planet.of(game.current().target()));
    game.verbs().ships().settle();
    game.verbs().hands().passOn(game.powers().holder(locust));
  }

  private static long prey(Game game, Seat me) {
    long prey = 0;
    for (long rest = game.ships().standing(me) & game.ships().foreignTo(me);
        rest != 0;
        rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      int others = 0;
      for (int i = 0; i < game.seats(); i++)
        if (i != me.index()) others += game.ships().on(planet, Seat.of(i));
      if (game.ships().on(planet, me) > others) prey |= planet.bit();
    }
    return prey;
  }
}
