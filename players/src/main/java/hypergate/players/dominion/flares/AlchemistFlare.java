package hypergate.players.dominion.flares;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.word.Kind;
import hypergate.players.dominion.aliens.Alchemist;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Alchemist's flare: the worst card for the best one.
public final class AlchemistFlare {
  private static final int ANY = 1000;
  private static final double SHIP = 0.8;

  public static final Judgement ALCHEMIST_FLARE =
      Judgement.of("flare-alchemist")
          .worth("wild", AlchemistFlare::traded)
          .answers(
              "wild/card",
              (outlook, question) ->
                  Find.best(question, card -> Alchemist.gain(outlook, card, ANY)))
          .answers(
              "wild/card-2",
              (outlook, question) -> Find.best(question, card -> outlook.worthOf(card)))
          .worth("super", outlook -> attacks(outlook) - SHIP)
          .answers(
              "super/card",
              (outlook, question) ->
                  Find.best(question, card -> Alchemist.gain(outlook, card, ANY)))
          .answers(
              "super/card-2",
              (outlook, question) -> Find.best(question, card -> outlook.worthOf(card)));

  private AlchemistFlare() {}

  private static double attacks(Outlook outlook) {
    double best = -1;
    CardSet hand = outlook.view.hand();
    long low = hand.low();
    long high = hand.high();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      if (outlook.view.face(card).kind() == Kind.ATTACK)
        best = Math.max(best, Alchemist.gain(outlook, card, ANY));
    return best;
  }

  private static double traded(Outlook outlook) {
    double best = -1;
    CardSet hand = outlook.view.hand();
    long low = hand.low();
    long high = hand.high();
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      Face face = outlook.view.face(card);
      if (!face.isEncounter()) best = Math.max(best, Alchemist.gain(outlook, card, ANY));
    }
    return best - 0.3;
  }
}
