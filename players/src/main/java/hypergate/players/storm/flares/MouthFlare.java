package hypergate.players.storm.flares;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Mouth's flare: its own card is replaced if that turns the result.
public final class MouthFlare {
  public static final Judgement MOUTH_FLARE =
      Judgement.of("flare-mouth")
          .worth("wild", _ -> 1)
          .worth("super", outlook -> outlook.reinforcing.becoming(highest(outlook)) - 0.5)
          .answers("super/seat", (outlook, question) -> Find.seat(question, outlook.me))
          .answers("super/card", (outlook, question) -> outlook.choosing.best(question));

  private MouthFlare() {}

  private static int highest(Outlook outlook) {
    int sheet = outlook.instance(outlook.me, "mouth");
    int highest = Integer.MIN_VALUE;
    if (sheet < 0) return -1;
    CardSet cards = outlook.view.cards().pile(sheet);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.kind() == Kind.ATTACK) highest = Math.max(highest, face.value());
    }
    return Math.max(-1, highest);
  }
}
