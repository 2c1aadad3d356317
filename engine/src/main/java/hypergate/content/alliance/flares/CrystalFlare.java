package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.CARD_DISCARDED;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.alliance.aliens.Crystal;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: ships shift between one's colonies as an encounter begins. Super: what somebody else
/// discards for the power comes to hand.
public final class CrystalFlare {
  private static final Prompt WHICH = Prompt.of("flare-crystal/wild/ships");

  public static final Flare FLARE =
      flare(Crystal.CRYSTAL)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "As an encounter begins, shift any of your ships between your colonies.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> Long.bitCount(game.ships().colonies(me)) > 1,
              (game, me) -> game.verbs().ships().shift(me, WHICH))
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "When another player discards a card for your power, take it.")
          .may(
              MAIN_OR_ALLY,
              CARD_DISCARDED,
              CrystalFlare::isForPower,
              (game, me) -> game.verbs().hands().takeDiscarded(me));

  private CrystalFlare() {}

  private static boolean isForPower(Game game, Seat me) {
    int card = game.verbs().hands().discardedCard();
    int sheet = game.powers().find(me, Crystal.CRYSTAL);
    return card >= 0
        && game.verbs().hands().discarder() != me
        && game.powers().mark(sheet, Crystal.REFRACTING) == card + 1;
  }
}
