package hypergate.players.reda.tech;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Energizer: another encounter, against whoever is least of a danger.
public final class Energizer {
  public static final Judgement ENERGIZER =
      Judgement.of("energizer")
          .worth(outlook -> isReady(outlook) ? 3 : 0)
          .answers("seat", Energizer::weakest);

  private Energizer() {}

  private static boolean isReady(Outlook outlook) {
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.kind() == Kind.ATTACK && face.value() >= 10) return outlook.fleet(outlook.me) >= 6;
    }
    return false;
  }

  private static int weakest(Outlook outlook, Question question) {
    return Find.best(question, seat -> -outlook.threat(Seat.of(seat)));
  }
}
