package hypergate.content.base.aliens;

import static hypergate.game.card.Ability.Group.RESCUE;
import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.LOSING;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Protect: during resolution its allies' ships return to their colonies instead of going to the
/// warp; as an ally its own do, wherever they stand (FAQ 2018). It cannot stop a removal from the
/// game.
public final class Observer {
  public static final Alien OBSERVER =
      alien("Observer", "base")
          .level(0)
          .power("Protect", MAIN_OR_ALLY, Step.RESOLUTION)
          .isMandatory()
          .text(
              "In the resolution phase ships that you would lose as an ally, or that your allies"
                  + " would lose, return to colonies instead.")
          .must(ALLY, LOSING, (game, me) -> isResolving(game) && loses(game, me), Observer::save)
          .must(
              MAIN,
              LOSING,
              (game, me) -> isResolving(game) && wards(game, me) != 0,
              Observer::saveAllies)
          .first(RESCUE);

  private Observer() {}

  private static boolean isResolving(Game game) {
    return game.step() == Step.RESOLUTION || game.step() == Step.ENCOUNTER_END;
  }

  private static boolean loses(Game game, Seat seat) {
    return game.verbs().losing().remaining(seat) > 0;
  }

  // Its allies that are about to lose ships, and itself where its Pulsar lets it.
  private static int wards(Game game, Seat me) {
    boolean itself = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int allies = game.encounter().sideOf(me).allies();
    return game.verbs().losing().losers(itself ? allies | me.bit() : allies);
  }

  private static void save(Game game, Seat me) {
    game.verbs().losing().returnToColonies(me);
  }

  private static void saveAllies(Game game, Seat me) {
    game.verbs().losing().returnToColonies(wards(game, me));
  }
}
