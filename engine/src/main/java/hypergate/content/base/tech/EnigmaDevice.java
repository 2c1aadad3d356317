package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Enigma Device: at the start of any encounter its owner discards freely, then every hand is
/// brought to exactly eight cards, drawn or discarded at random, from the owner clockwise.
public final class EnigmaDevice {
  public static final Tech ENIGMA_DEVICE =
      tech("Enigma Device", "base", ANY, Step.REGROUP)
          .research(4)
          .text(
              "At the start of any encounter, discard this: you may discard cards, then each"
                  + " player, you first, draws or randomly discards to hold exactly eight.")
          .may(ANY, REGROUP_START, EnigmaDevice::refill);

  private EnigmaDevice() {}

  private static void refill(Game game, Seat me) {
    CardSet hand = game.cards().hand(me);
    game.ask(me).cards(Prompt.DISCARD, hand, 0, hand.size());
    game.verbs().hands().discard(me, hand);
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = game.leftOf(me, i);
      int over = game.cards().handSize(seat) - 8;
      if (over > 0) game.verbs().hands().discardRandom(seat, over);
      else game.verbs().draw(seat, -over);
    }
  }
}
