package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEAL_FAILED;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.alliance.aliens.Extortionist;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: should the deal fail, the other player pays for both. Super: the victim cannot pay its way
/// out.
public final class ExtortionistFlare {
  public static final Flare FLARE =
      flare(Extortionist.EXTORTIONIST)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "When both main players have revealed negotiates: if you fail to make a deal, you"
                  + " lose no ships and the other player loses twice as many.")
          .may(MAIN, REVEALED, ExtortionistFlare::talks, (game, me) -> game.cards().mark(1))
          .always(
              MAIN, DEAL_FAILED, (game, me) -> game.cards().mark() != 0, ExtortionistFlare::shift)
          .strong(ANY, List.of(), "The player cannot stop this extortion by giving up a ship.")
          .may(
              ANY,
              POWER_USED,
              (game, me) ->
                  !game.answering().isCancelled() && game.answering().instance() == sheet(game, me),
              (game, me) -> game.powers().mark(sheet(game, me), Extortionist.FORCED, 1));

  private ExtortionistFlare() {}

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, Extortionist.EXTORTIONIST);
  }

  private static boolean talks(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    return encounter.negotiates(me)
        && encounter.negotiates(opponent)
        && Flare.reaches(game, opponent);
  }

  private static void shift(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat opponent = encounter.opponent(me);
    encounter.penalty(me, 0);
    encounter.penalty(opponent, 2 * encounter.penalty(opponent));
    game.cards().mark(0);
  }
}
