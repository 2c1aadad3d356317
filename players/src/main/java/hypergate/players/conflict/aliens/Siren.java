package hypergate.players.conflict.aliens;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Siren: she lures with a good card, to where most of her ships are.
public final class Siren {
  private static final int GOOD = 12;

  public static final Judgement SIREN =
      Judgement.of("siren")
          .worth(Siren::worth)
          .answers("planet", (outlook, question) -> Find.best(question, p -> held(outlook, p)))
          .answers(
              "ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 2));

  private Siren() {}

  private static double held(Outlook outlook, int planet) {
    return outlook.ships.on(Planet.of(planet), outlook.me);
  }

  private static double worth(Outlook outlook) {
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.kind() == Kind.ATTACK && face.value() >= GOOD) return 2;
    }
    return -1;
  }
}
