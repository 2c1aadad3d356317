package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.REVEALING;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.SELECTING;

import hypergate.content.base.aliens.Gambler;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a number is called while the cards lie face down; two attacks that differ by at least as
/// much add it to one's own. Super: the bluff for a higher stake.
public final class GamblerFlare {
  private static final Prompt SPREAD = Prompt.of("flare-gambler/wild/number");
  private static final Prompt STAKE = Prompt.of("flare-gambler/super/number");
  private static final Prompt CARD = Prompt.of("flare-gambler/super/card");
  private static final int WIDEST = 40;
  private static final int HIGHEST = 20;

  public static final Flare FLARE =
      flare(Gambler.GAMBLER)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "After cards are selected, call a number. If both are attacks and differ by at least"
                  + " that number, add it to your card.")
          .may(MAIN, SELECTED, (game, me) -> {})
          .naming((game, me) -> game.cards().mark(game.ask(me).number(SPREAD, 1, WIDEST)))
          .always(MAIN, REVEALED, GamblerFlare::isWide, GamblerFlare::spread)
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "When you announce a card with your power, raise the stake by 1 to 20 ships.")
          .may(MAIN, REVEALING, Gambler::mayBluff, GamblerFlare::raise)
          .naming(GamblerFlare::announce)
          .may(MAIN, SELECTING, Gambler::mayBluff, GamblerFlare::raise)
          .naming(GamblerFlare::announce);

  private GamblerFlare() {}

  private static boolean isWide(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int called = game.cards().mark();
    int gap = encounter.faceValue(me) - encounter.faceValue(encounter.opponent(me));
    return called > 0 && encounter.bothAttack() && Math.abs(gap) >= called;
  }

  private static void spread(Game game, Seat me) {
    game.encounter().counts(me, game.encounter().value(me) + game.cards().mark());
  }

  private static void announce(Game game, Seat me) {
    game.cards().mark(game.ask(me).number(STAKE, 1, HIGHEST));
    Gambler.announce(game, me, CARD);
  }

  private static void raise(Game game, Seat me) {
    if (game.usesPower(me, Gambler.GAMBLER)) Gambler.settle(game, me, game.cards().mark());
  }
}
