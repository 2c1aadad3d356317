package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.NEW_HAND;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.storm.aliens.Vox;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally's ships count nothing and its side gets eleven. Super: up to eleven cards in a new
/// hand.
public final class VoxFlare {
  private static final int MORE = Vox.LOUD - RuleNumbers.HAND;
  private static final Prompt CARDS = Prompt.of("flare-vox/super/number");

  public static final Flare FLARE =
      flare(Vox.VOX)
          .wild(
              ALLY,
              List.of(Step.REVEAL),
              "As an ally you may let your ships count for nothing: your side's total gets 11"
                  + " instead.")
          .may(ALLY, TOTALS, (game, me) -> game.encounter().bothAttack(), VoxFlare::shout)
          .strong(ANY, List.of(), "When you draw a new hand, draw up to 11 cards.")
          .may(
              ANY, NEW_HAND, (game, me) -> game.verbs().hands().drawer() == me, VoxFlare::drawMore);

  private VoxFlare() {}

  // The flare was shown with the old hand and goes to the new one.
  private static void drawMore(Game game, Seat me) {
    game.verbs().hands().enlargeNewHand(game.ask(me).number(CARDS, 1, MORE));
    game.verbs().piles().setAside(me, game.scratch().clear());
  }

  private static void shout(Game game, Seat me) {
    game.encounter().worth(me, 0);
    game.encounter().sideOf(me).add(Vox.LOUD);
  }
}
