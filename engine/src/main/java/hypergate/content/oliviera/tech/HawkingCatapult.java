package hypergate.content.oliviera.tech;

import static hypergate.game.word.Query.LAUNCH_LEAST;
import static hypergate.game.word.Query.LAUNCH_LIMIT;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.LAUNCHING;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.card.Option;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechnologyOptions;
import hypergate.variant.technology.Techs;

/// Hawking Catapult: its ships stay on it as fuel. For one of them, paid before the launch, the
/// offense attacks without ships as if it had four; if it wins, up to four of its ships come from
/// its colonies. It is gone when the fuel is.
public final class HawkingCatapult {
  private static final int FORCE = 4;
  private static final Prompt SHIPS = Prompt.of("hawking-catapult/ships");

  /// What the 4 on it counts.
  public static final Option CATAPULT_FOUR =
      Option.oneOf(
              "tech.hawkingCatapultFour",
              "ships card",
              "ships",
              "What the 4 of Hawking Catapult stands for: the ships at the gate or the attack"
                  + " card.",
              "TC-13.36")
          .needs(TechnologyOptions.TECHNOLOGY);

  public static final Tech HAWKING_CATAPULT =
      tech("Hawking Catapult", "oliviera", OFFENSE, Step.LAUNCH, Step.RESOLUTION)
          .research(Tech.X)
          .text(
              "Keep its ships on it as fuel. As the offense, send one of them to the warp instead"
                  + " of launching: you count as four ships. If you win, place up to four ships. It"
                  + " is discarded without fuel.")
          .keepsShips((game, me) -> true)
          .bends(LAUNCH_LEAST, (game, me, who, least) -> isFired(game, me, who) ? 0 : least)
          .bends(LAUNCH_LIMIT, (game, me, who, most) -> isFired(game, me, who) ? 0 : most)
          .may(OFFENSE, LAUNCHING, HawkingCatapult::isReady, HawkingCatapult::fire)
          .naming(HawkingCatapult::pay)
          .always(OFFENSE, REVEALED, HawkingCatapult::isTheCard, HawkingCatapult::countAsCard)
          .may(
              OFFENSE,
              LANDING,
              (game, me) -> isFired(game, me, me) && game.verbs().ships().mayBringIn(me),
              HawkingCatapult::land)
          .always(
              ANY,
              ENCOUNTER_END,
              (game, me) -> Techs.of(game).aboard(game.here()) == 0,
              (game, me) -> {});

  private HawkingCatapult() {}

  private static boolean isFired(Game game, Seat me, Seat who) {
    return who == me && Techs.of(game).mark(game.here()) != 0;
  }

  private static boolean isReady(Game game, Seat me) {
    return Techs.of(game).aboard(game.here()) > 0
        && game.ships().onGate(me) == 0
        && !isFired(game, me, me);
  }

  private static void pay(Game game, Seat me) {
    game.verbs().beginLoss(Cause.COST).add(me, Place.ON_CARD + game.current().location(), 1);
    game.verbs().carryOutLoss();
  }

  private static void fire(Game game, Seat me) {
    game.current().keep();
    Techs.of(game).mark(game.current().location(), 1);
    if (!game.options().is(CATAPULT_FOUR)) game.encounter().force(FORCE);
  }

  // By a switch the four is not for the ships but for the card.
  private static boolean isTheCard(Game game, Seat me) {
    return game.options().is(CATAPULT_FOUR)
        && isFired(game, me, me)
        && game.encounter().attacks(me);
  }

  private static void countAsCard(Game game, Seat me) {
    game.current().keep();
    game.encounter().counts(me, FORCE);
  }

  private static void land(Game game, Seat me) {
    game.current().keep();
    game.verbs().ships().bringIn(me, SHIPS, FORCE);
  }
}
