package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.odyssey.aliens.Booster;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally loses a card for each of its ships. Super: as an ally a card is drawn for each
/// ship, before as many are discarded.
public final class BoosterFlare {
  private static final Prompt WHOM = Prompt.of("flare-booster/wild/seat");

  public static final Flare FLARE =
      flare(Booster.BOOSTER)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.ALLIANCE),
              "After alliances are formed choose another player who is an ally: it discards a card"
                  + " at random for each ship that it has in the encounter.")
          .may(MAIN_OR_ALLY, ALLIED, (game, me) -> allies(game, me) != 0, BoosterFlare::strip)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, allies(game, me)).index()))
          .strong(
              ALLY,
              List.of(Step.ALLIANCE),
              "When you have sent three or more ships as an ally, your power draws a card for each"
                  + " of them; then discard as many.")
          .may(ALLY, POWER_USED, BoosterFlare::isBoosting, BoosterFlare::drawForEach)
          .withPower();

  private BoosterFlare() {}

  private static int allies(Game game, Seat me) {
    int allies = game.encounter().offensive().allies() | game.encounter().defensive().allies();
    for (int i = 0; i < game.seats(); i++)
      if (i == me.index() || !Flare.reaches(game, Seat.of(i))) allies &= ~(1 << i);
    return allies;
  }

  private static void strip(Game game, Seat me) {
    Seat ally = Seat.of(game.current().target());
    if (game.encounter().isAlly(ally))
      game.verbs().hands().discardRandom(ally, game.encounter().shipsOf(ally));
  }

  private static boolean isBoosting(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Booster.BOOSTER)
        && game.powers().mark(game.answering().instance(), Booster.EACH) == 0
        && game.encounter().shipsOf(me) >= Booster.MANY;
  }

  private static void drawForEach(Game game, Seat me) {
    game.powers().mark(game.answering().instance(), Booster.EACH, 1);
  }
}
