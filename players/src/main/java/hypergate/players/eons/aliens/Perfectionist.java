package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.view.Question;
import hypergate.game.word.Window;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Perfectionist rejects what is worth less than a card that it does not know, and lets others
/// take what it has rejected.
public final class Perfectionist {
  /// What an unknown card is worth.
  private static final double UNKNOWN = 0.9;

  public static final Judgement PERFECTIONIST =
      Judgement.of("perfectionist")
          .worth(outlook -> worth(outlook, UNKNOWN))
          .answers("cards", (outlook, question) -> reject(outlook, question, UNKNOWN))
          .answers("cards-2", (outlook, question) -> reject(outlook, question, UNKNOWN));

  private Perfectionist() {}

  /// What it is worth to reject cards that are worth less than a limit.
  public static double worth(Outlook outlook, double limit) {
    if (outlook.question.window() == Window.TAKING_CARDS) return 1.5;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.worthOf(card) < limit) return 1;
    return -1;
  }

  /// The worst card, as long as one must be named or one is worth less than a limit.
  public static int reject(Outlook outlook, Question question, double limit) {
    boolean must = Find.word(question, Word.NONE) < 0 && Find.word(question, Word.DONE) < 0;
    return must ? outlook.choosing.worst(question) : outlook.choosing.pick(question, -1, -limit);
  }
}
