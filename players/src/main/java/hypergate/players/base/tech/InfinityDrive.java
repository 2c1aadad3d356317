package hypergate.players.base.tech;

import hypergate.game.piece.CardSet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Infinity Drive: another encounter with a high attack and ships.
public final class InfinityDrive {
  public static final Judgement INFINITY_DRIVE =
      Judgement.of("infinity-drive")
          .worth(outlook -> bestAttack(outlook) >= 10 && outlook.fleet(outlook.me) >= 6 ? 3 : 0);

  private InfinityDrive() {}

  private static int bestAttack(Outlook outlook) {
    CardSet hand = outlook.view.hand();
    int best = -1;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).kind() == Kind.ATTACK)
        best = Math.max(best, outlook.view.face(card).value());
    return best;
  }
}
