package hypergate.players.base.aliens;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Reckoned;

/// The Philanthropist gives away a weak card that it must play, or a strong one to a friend.
public final class Philanthropist {
  public static final Judgement PHILANTHROPIST =
      Judgement.of("philanthropist")
          .reckoned(Reckoned.KIND)
          .worth(Philanthropist::giving)
          .answers("card", Philanthropist::gift)
          .answers("seat", Philanthropist::friend);

  private Philanthropist() {}

  private static double giving(Outlook outlook) {
    CardSet hand = outlook.view.hand();
    int encounters = 0;
    int low = 99;
    int high = 0;
    boolean flare = false;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      flare |= face.notation().equals("flare-philanthropist");
      if (!face.isEncounter()) continue;
      encounters++;
      if (face.kind() != Kind.ATTACK) continue;
      low = Math.min(low, face.value());
      high = Math.max(high, face.value());
    }
    if (outlook.encounter.isMain(outlook.me)) return flare && low <= 6 && encounters > 1 ? 2 : -1;
    return high >= 15 && Math.abs(outlook.stake()) > 3 ? 1 : -1;
  }

  private static int gift(Outlook outlook, Question question) {
    return outlook.encounter.isMain(outlook.me)
        ? outlook.choosing.worst(question)
        : outlook.choosing.best(question);
  }

  private static int friend(Outlook outlook, Question question) {
    boolean offense = outlook.sideOf(outlook.me) > 0;
    return Find.seat(question, offense ? outlook.encounter.offense() : outlook.encounter.defense());
  }
}
