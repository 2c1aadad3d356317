package hypergate.players.dominion.aliens;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Alchemist exchanges where the better card is worth more than a ship.
public final class Alchemist {
  /// What a ship in the warp costs, in cards.
  private static final double SHIP = 0.8;

  private static final int NEAR = 4;

  public static final Judgement ALCHEMIST =
      Judgement.of("alchemist")
          .worth(outlook -> gain(outlook, NEAR) - SHIP)
          .answers(
              "card", (outlook, question) -> Find.best(question, card -> gain(outlook, card, NEAR)))
          .answers(
              "card-2", (outlook, question) -> Find.best(question, card -> outlook.worthOf(card)));

  private Alchemist() {}

  /// How much better the best exchange is than what is given for it.
  public static double gain(Outlook outlook, int apart) {
    double best = -1;
    CardSet hand = outlook.view.hand();
    long low = hand.low();
    long high = hand.high();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      best = Math.max(best, gain(outlook, card, apart));
    return best;
  }

  /// The same for one card of the hand.
  public static double gain(Outlook outlook, int given, int apart) {
    Face own = outlook.view.face(given);
    double best = -1;
    for (int i = 0; i < outlook.view.cards().discardSize(); i++) {
      int card = outlook.view.cards().discarded(i);
      Face face = outlook.view.face(card);
      if (face.kind() != own.kind()) continue;
      if (own.kind() == Kind.ATTACK && Math.abs(face.value() - own.value()) > apart) continue;
      best = Math.max(best, outlook.worthOf(card) - outlook.worthOf(given));
    }
    return best;
  }
}
