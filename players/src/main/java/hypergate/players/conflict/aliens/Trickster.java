package hypergate.players.conflict.aliens;

import hypergate.game.piece.CardSet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Trickster: an even chance where its hand promises less.
public final class Trickster {
  private static final int GOOD = 12;

  public static final Judgement TRICKSTER =
      Judgement.of("trickster")
          .worth(Trickster::worth)
          .answers("side", (outlook, question) -> outlook.guess(question.count()));

  private Trickster() {}

  private static double worth(Outlook outlook) {
    int best = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).kind() == Kind.ATTACK)
        best = Math.max(best, outlook.view.face(card).value());
    return best >= GOOD ? -1 : 1;
  }
}
