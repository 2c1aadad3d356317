package hypergate.players.oliviera.tech;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Quark Fork: two battles need two good cards.
public final class QuarkFork {
  public static final Judgement QUARK_FORK =
      Judgement.of("quark-fork")
          .worth(outlook -> attacks(outlook) > 1 ? 4 : 0)
          .answers("planet", QuarkFork::weakest);

  private QuarkFork() {}

  private static int attacks(Outlook outlook) {
    int count = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.kind() == Kind.ATTACK && face.value() >= 10) count++;
    }
    return count;
  }

  // The planet with the fewest ships of the defense.
  private static int weakest(Outlook outlook, Question question) {
    return Find.best(
        question, place -> -outlook.ships.on(Planet.of(place), outlook.encounter.defense()));
  }
}
