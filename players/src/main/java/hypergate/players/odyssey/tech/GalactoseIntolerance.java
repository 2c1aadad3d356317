package hypergate.players.odyssey.tech;

import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Galactose Intolerance: cards or ships, whatever we would rather lose.
public final class GalactoseIntolerance {
  public static final Judgement GALACTOSE_INTOLERANCE =
      Judgement.of("galactose-intolerance-odyssey")
          .answers("choice", GalactoseIntolerance::cardsOrShips);

  private GalactoseIntolerance() {}

  private static int cardsOrShips(Outlook outlook, Question question) {
    CardSet hand = outlook.view.hand();
    double cards = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (!outlook.view.face(card).isEncounter()) cards += outlook.worthOf(card);
    boolean ships = cards > 8 * outlook.ship(outlook.me);
    return Find.either(Find.word(question, ships ? Word.SHIP : Word.CARD), 0);
  }
}
