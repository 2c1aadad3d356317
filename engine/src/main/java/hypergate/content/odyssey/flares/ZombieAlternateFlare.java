package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ACCEPTED;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.odyssey.aliens.ZombieAlternate;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: ships of the partner can be freed in a deal. Super: who allies with its player may send
/// ships straight from the warp, any number, in place of ships of colonies.
public final class ZombieAlternateFlare {
  private static final Prompt HOW_MANY = Prompt.of("flare-zombie-alternate/super/number");

  public static final Flare FLARE =
      flare(ZombieAlternate.ZOMBIE_ALTERNATE)
          .wild(
              MAIN,
              List.of(),
              "As a main player, in a deal that you make in this encounter you may free any of the"
                  + " other player's ships from the warp.")
          .may(MAIN, REVEALED, ZombieAlternateFlare::isTalking, (game, me) -> {})
          .bends(Query.MAY_FREE, (game, me, who, ways) -> who == me ? ways | 1 : ways)
          .strong(
              MAIN,
              List.of(Step.ALLIANCE),
              "Each player who allies with you may send any number of its ships from the warp"
                  + " instead of ships from colonies.")
          .may(MAIN, INVITED, ZombieAlternateFlare::canHelp, (game, me) -> {})
          .always(MAIN, ACCEPTED, ZombieAlternateFlare::isJoining, ZombieAlternateFlare::raise);

  private ZombieAlternateFlare() {}

  // A deal is coming, and there is something to free.
  private static boolean isTalking(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat other = encounter.opponent(me);
    return encounter.negotiates(me)
        && encounter.negotiates(other)
        && game.ships().inWarp(other) > 0
        && Flare.reaches(game, other);
  }

  private static boolean canHelp(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (!game.encounter().isMain(seat) && game.verbs().freeInWarp(seat) > 0) return true;
    }
    return false;
  }

  private static boolean isJoining(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat joiner = encounter.joiner();
    return joiner.exists()
        && encounter.sideOf(joiner) == encounter.sideOf(me)
        && game.verbs().freeInWarp(joiner) > 0;
  }

  private static void raise(Game game, Seat me) {
    Seat joiner = game.encounter().joiner();
    int ships = game.ask(joiner).number(HOW_MANY, 0, game.verbs().freeInWarp(joiner));
    if (ships > 0) game.verbs().ships().joinFromWarp(joiner, ships);
  }
}
