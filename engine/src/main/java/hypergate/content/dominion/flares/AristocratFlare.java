package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.dominion.aliens.Aristocrat;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: a card of one's choice out of the whole deck, which is made anew; the flare goes to the
/// Aristocrat. Super: three flares instead of one, or one of its choice.
public final class AristocratFlare {
  private static final Prompt CARD = Prompt.of("flare-aristocrat/wild/cards");
  private static final Prompt HOW = Prompt.of("flare-aristocrat/super/choice");

  public static final Flare FLARE =
      flare(Aristocrat.ARISTOCRAT)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "At the start of any encounter look through the deck, take a card of your choice and"
                  + " shuffle deck and discards into a new deck. Then give this flare to the"
                  + " Aristocrat, or discard it if there is none.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> !game.cards().deck().isEmpty(),
              AristocratFlare::search)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "When you use your power, discard this flare to draw three unused flares instead of"
                  + " one, or to look through them and take one of your choice.")
          .may(MAIN, POWER_USED, AristocratFlare::isDrawing, AristocratFlare::drawMore)
          .withPower(AristocratFlare::mayDraw, (game, me) -> game.current().discard());

  private AristocratFlare() {}

  // The super has the planning icon only.
  private static boolean mayDraw(Game game, Seat me) {
    return game.step() == Step.PLANNING && Aristocrat.mayDraw(game, me);
  }

  private static void search(Game game, Seat me) {
    if (!game.cards().deck().isEmpty()) {
      game.verbs().receipts().search(me, CARD, 1, "", true);
      game.open(Window.DECK_SHUFFLED);
    }
    game.verbs().hands().passOn(game.powers().holder(Aristocrat.ARISTOCRAT));
  }

  private static boolean isDrawing(Game game, Seat me) {
    return game.step() == Step.PLANNING
        && !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Aristocrat.ARISTOCRAT);
  }

  private static void drawMore(Game game, Seat me) {
    boolean picks = game.ask(me).word(HOW, Word.TOP, Word.NAMED) == Word.NAMED;
    Aristocrat.drawMore(game, me, picks);
    game.current().discard();
  }
}
