package hypergate.players.dominion.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.piece.CardSet;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Whirligig swirls a poor hand, or a small one, and leaves the other as few cards as it can.
public final class Whirligig {
  private static final int GOOD = 12;
  private static final int MORE = 2;

  public static final Judgement WHIRLIGIG =
      Judgement.of("whirligig").worth(Whirligig::worth).answers("number", Whirligig::fewest);

  private Whirligig() {}

  /// What a swirl is worth.
  public static double worth(Outlook outlook) {
    int best = 0;
    CardSet hand = outlook.view.hand();
    int size = hand.size();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).kind() == Kind.ATTACK)
        best = Math.max(best, outlook.view.face(card).value());
    int theirs = outlook.view.cards().handCount(outlook.opponent());
    if (theirs >= size + MORE) return 1 + 0.3 * (theirs - size);
    return best >= GOOD ? -1 : 1;
  }

  private static int fewest(Outlook outlook, Question question) {
    int best = 0;
    for (int i = 1; i < question.count(); i++)
      if (Choice.asNumber(question.option(i)) < Choice.asNumber(question.option(best))) best = i;
    return best;
  }
}
