package hypergate.players.odyssey.moons;

import hypergate.game.piece.CardSet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Threeinforce, with a reinforcement in hand.
public final class Threeinforce {
  public static final Judgement THREEINFORCE =
      Judgement.of("moon-threeinforce").worth(outlook -> holdsReinforcement(outlook) ? 1 : 0);

  private Threeinforce() {}

  private static boolean holdsReinforcement(Outlook outlook) {
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).kind() == Kind.REINFORCEMENT) return true;
    return false;
  }
}
