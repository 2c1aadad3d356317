package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.COLLECTED;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.odyssey.aliens.Extractor;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Receipts;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the flare is shuffled among the cards of a compensation, of which its player gets two.
/// Super: two players' ships are moved.
public final class ExtractorFlare {
  private static final int SHARE = 2;

  public static final Flare FLARE =
      flare(Extractor.EXTRACTOR)
          .wild(
              NOT_MAIN,
              List.of(Step.RESOLUTION),
              "When another player has collected compensation shuffle this card among those cards"
                  + " and take two of them at random; the others are that player's.")
          .may(NOT_MAIN, COLLECTED, ExtractorFlare::canMix, ExtractorFlare::mix)
          .strong(
              OFFENSE,
              List.of(Step.RESOLUTION),
              "As the offense use your power on two players, whose ships go to the same planet.")
          .may(
              OFFENSE,
              POWER_USED,
              ExtractorFlare::isExtracting,
              (game, me) -> game.powers().mark(game.answering().instance(), Extractor.TWO, 1))
          .withPower();

  private ExtractorFlare() {}

  private static boolean canMix(Game game, Seat me) {
    Receipts receipts = game.verbs().receipts();
    return !receipts.areRewards()
        && receipts.collector() != me
        && Flare.reaches(game, receipts.collector())
        && !receipts.collected().isEmpty();
  }

  // This card is among the two as often as any other.
  private static void mix(Game game, Seat me) {
    Seat collector = game.verbs().receipts().collector();
    CardSet cards = game.verbs().receipts().collected();
    long low = cards.low();
    long high = cards.high();
    boolean itself = game.verbs().receipts().isAmong(SHARE, cards.size() + 1);
    if (!itself) game.verbs().hands().passOn(collector);
    game.verbs().hands().takeRandom(me, collector, itself ? 1 : SHARE, low, high);
  }

  private static boolean isExtracting(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Extractor.EXTRACTOR);
  }
}
