package hypergate.players.conflict.aliens;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Claw: a card of which there are many is soon played by somebody.
public final class TheClaw {
  private static final int[] COMMON = {6, 8, 10, 4};

  public static final Judgement THE_CLAW =
      Judgement.of("the-claw")
          .worth(TheClaw::worth)
          .answers(
              "card", (outlook, question) -> Find.best(question, card -> common(outlook, card)));

  private TheClaw() {}

  // How many of its like there are, roughly; what is worth little itself first.
  private static double common(Outlook outlook, int card) {
    Face face = outlook.view.face(card);
    if (face.kind() == Kind.NEGOTIATE) return -1;
    for (int i = 0; i < COMMON.length; i++)
      if (face.kind() == Kind.ATTACK && face.value() == COMMON[i]) return 10 - 2 * i;
    return 1 - outlook.worthOf(card) / 10;
  }

  private static double worth(Outlook outlook) {
    CardSet pile = outlook.view.cards().pile(outlook.instance(outlook.me, "the-claw"));
    double claw = pile.isEmpty() ? 0 : common(outlook, pile.next(0));
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (common(outlook, card) > claw + 1) return 1;
    return -1;
  }
}
