package hypergate.players.eons.aliens;

import hypergate.game.piece.CardSet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Bleeding Heart: peace for who holds an attack that outlasts it, or means to be paid.
public final class BleedingHeart {
  private static final int LIMIT = 10;

  public static final Judgement BLEEDING_HEART =
      Judgement.of("bleeding-heart")
          .worth(BleedingHeart::worth)
          .answers("number", (_, question) -> Find.number(question, LIMIT));

  private BleedingHeart() {}

  private static double worth(Outlook outlook) {
    if (!outlook.encounter.isMain(outlook.me)) return -1;
    if (highest(outlook) > LIMIT) return 2;
    return outlook.selecting.wouldTalk() ? 1 : -1;
  }

  /// The highest attack in hand, -1 without any.
  public static int highest(Outlook outlook) {
    int best = -1;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).kind() == Kind.ATTACK)
        best = Math.max(best, outlook.view.face(card).value());
    return best;
  }
}
