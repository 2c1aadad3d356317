package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Query.COMPENSATION_DUE;
import static hypergate.game.word.Query.JOIN_LIMIT;
import static hypergate.game.word.Query.LAUNCH_LIMIT;
import static hypergate.game.word.Query.REWARDS_DUE;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.JOINING;
import static hypergate.game.word.Window.LAUNCHING;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;

/// Mass: as offense or ally it sends a single ship, each of its ships counts four after the reveal
/// and two for compensation and rewards. Sending and counting are two uses (FAQ 2009, E-68).
public final class Macron {
  public static final Alien MACRON =
      alien("Macron", "base")
          .level(0)
          .power("Mass", Role.MAIN_OR_ALLY, Step.LAUNCH, Step.ALLIANCE, Step.REVEAL)
          .isMandatory()
          .text(
              "Send only one ship as offense or ally; each of your ships counts 4, and 2 for"
                  + " compensation and rewards.")
          .must(OFFENSE, LAUNCHING, (game, me) -> {})
          .must(NOT_MAIN, JOINING, Alliance::isAnswering, (game, me) -> {})
          .must(
              MAIN_OR_ALLY,
              TOTALS,
              (game, me) -> game.encounter().bothAttack(),
              (game, me) -> game.encounter().worth(me, worth(game, me)))
          .bends(
              LAUNCH_LIMIT,
              (game, me, who, most) -> who == me ? Math.min(most, ships(game, me)) : most)
          .bends(
              JOIN_LIMIT,
              (game, me, who, most) -> who == me ? Math.min(most, ships(game, me)) : most)
          .bends(COMPENSATION_DUE, (game, me, who, due) -> who == me ? 2 * due : due)
          .bends(REWARDS_DUE, (game, me, who, due) -> who == me ? 2 * due : due);

  private Macron() {}

  private static int worth(Game game, Seat me) {
    return game.ofPower(Query.POWER_NUMBER, game.encounter().sideOf(me).other().main(), 4);
  }

  private static int ships(Game game, Seat me) {
    return 1 + game.ofPower(Query.POWER_UNBOUND, me, 0);
  }
}
