package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.OFFENSIVE_ALLY;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;
import static hypergate.game.word.Window.COLLECTED;

import hypergate.content.base.aliens.Barbarian;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: having seen all the cards of a compensation or reward, any of them are discarded. Super:
/// an ally of the victorious offense loots the defense.
public final class BarbarianFlare {
  private static final Prompt AWAY = Prompt.of("flare-barbarian/wild/cards");

  public static final Flare FLARE =
      flare(Barbarian.BARBARIAN)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "When you gain compensation or rewards, look at all the cards and discard any you do"
                  + " not want.")
          .may(
              MAIN_OR_ALLY,
              COLLECTED,
              (game, me) -> game.verbs().receipts().collector() == me,
              BarbarianFlare::sort)
          .strong(
              OFFENSIVE_ALLY,
              List.of(Step.RESOLUTION),
              "As an offensive ally on the winning side you may use your power on the defense.")
          .may(OFFENSIVE_ALLY, BEFORE_COMPENSATION, Barbarian::canLoot, BarbarianFlare::loot);

  private BarbarianFlare() {}

  private static void sort(Game game, Seat me) {
    CardSet cards = game.verbs().receipts().collected();
    game.ask(me).cards(AWAY, cards, 0, cards.size());
    game.verbs().hands().discard(me, cards);
  }

  private static void loot(Game game, Seat me) {
    if (game.usesPower(me, Barbarian.BARBARIAN)) Barbarian.loot(game, me);
  }
}
