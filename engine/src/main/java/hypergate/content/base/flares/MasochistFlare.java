package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REGROUP;

import hypergate.content.base.aliens.Masochist;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: another player retrieves the regroup ship, unless the offense could then launch none
/// (E-76). Super: one of your ships in the warp leaves the game instead of coming back.
public final class MasochistFlare {
  private static final Prompt WHO = Prompt.of("flare-masochist/wild/seat");

  public static final Flare FLARE =
      flare(Masochist.MASOCHIST)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "A player other than the offense retrieves the regroup ship, if the offense can"
                  + " still launch one.")
          .may(ANY, REGROUP, (game, me) -> others(game, me) != 0, MasochistFlare::giveRetrieval)
          .naming(
              (game, me) -> game.current().target(game.ask(me).seat(WHO, others(game, me)).index()))
          .strong(
              OFFENSE,
              List.of(Step.REGROUP),
              "Remove one of your ships in the warp from the game instead of retrieving it.")
          .may(OFFENSE, REGROUP, MasochistFlare::hasShipToSpare, MasochistFlare::remove);

  private MasochistFlare() {}

  private static boolean retrieves(Game game) {
    return game.ships().inWarp(game.encounter().offense()) > 0 && !game.encounter().isRegrouped();
  }

  private static int others(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    if (!retrieves(game) || game.ships().colonies(offense) == 0) return 0;
    int others = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me && !Flare.reaches(game, seat)) continue;
      if (seat != offense && game.ships().inWarp(seat) > 0 && game.ships().colonies(seat) != 0)
        others |= seat.bit();
    }
    return others;
  }

  private static void giveRetrieval(Game game, Seat me) {
    // While the flare was being answered the last ship may have left the warp.
    if (others(game, me) == 0) return;
    game.encounter().regrouped();
    game.verbs().ships().retrieve(Seat.of(game.current().target()), 1);
  }

  private static boolean hasShipToSpare(Game game, Seat me) {
    return retrieves(game)
        && game.verbs().ships().all(me) - game.ships().removed(me) > game.rules().coloniesToWin();
  }

  private static void remove(Game game, Seat me) {
    game.encounter().regrouped();
    game.verbs().ships().removeFromWarp(me, 1);
  }
}
