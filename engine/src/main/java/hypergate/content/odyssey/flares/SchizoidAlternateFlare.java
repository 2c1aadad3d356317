package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.ENCOUNTER_END;

import hypergate.content.odyssey.aliens.SchizoidAlternate;
import hypergate.content.odyssey.aliens.SchizoidRealities;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.PowerOrigin;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: everybody has a second alien from now on. Super: another condition lies face down.
public final class SchizoidAlternateFlare {
  private static final Prompt ALIEN = Prompt.of("flare-schizoid-alternate/wild/alien");
  private static final Prompt OTHER = Prompt.of("flare-schizoid-alternate/super/card");

  public static final Flare FLARE =
      flare(SchizoidAlternate.SCHIZOID_ALTERNATE)
          .wild(
              ANY,
              List.of(Step.PHASES),
              "If everybody has a single alien, everybody gains a second one: each chooses one of"
                  + " two random ones without Game Setup text. Then this goes to the Schizoid, or"
                  + " out of the game.")
          .whenever(ANY, (game, me) -> haveOneEach(game), (game, me) -> shift(game))
          .strong(
              OFFENSE,
              List.of(Step.RESOLUTION),
              "As an encounter ends in which you were the offense, exchange the condition that lies"
                  + " face down for another one that nobody fulfils now.")
          .may(
              OFFENSE,
              ENCOUNTER_END,
              (game, me) ->
                  SchizoidRealities.mayExchange(game, SchizoidAlternate.SCHIZOID_ALTERNATE),
              (game, me) ->
                  SchizoidRealities.exchange(
                      game, me, SchizoidAlternate.SCHIZOID_ALTERNATE, OTHER));

  private SchizoidAlternateFlare() {}

  private static boolean haveOneEach(Game game) {
    for (int i = 0; i < game.seats(); i++) {
      int aliens = 0;
      for (int slot = 0; slot < Sizes.POWERS; slot++)
        if (game.powers().exists(Powers.instance(Seat.of(i), slot))) aliens++;
      if (aliens != 1) return false;
    }
    return true;
  }

  private static void shift(Game game) {
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int alien = game.verbs().sheets().drawTwoUnused(seat, ALIEN);
      if (alien >= 0) game.verbs().sheets().becomes(seat, PowerOrigin.GAINED, alien);
    }
    goesOn(game, game.powers().holder(SchizoidAlternate.SCHIZOID_ALTERNATE));
  }

  // To the Schizoid; where nobody is one, out of the game.
  private static void goesOn(Game game, Seat schizoid) {
    if (schizoid.exists() || game.current().isCopying()) {
      game.verbs().hands().passOn(schizoid);
      return;
    }
    int card = game.current().card();
    game.current().gone();
    game.cards().fromAside(card);
    game.verbs().leaveGame(game.current().seat(), card);
  }
}
