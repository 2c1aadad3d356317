package hypergate.players.dominion.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Judge decrees everything that can be had, for the winner if it holds a good attack, else for
/// the loser.
public final class Judge {
  private static final int GOOD = 10;

  public static final Judgement JUDGE =
      Judgement.of("judge")
          .worth(outlook -> 2)
          .answers("choice", Judge::whom)
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("choice-3", (_, question) -> Math.max(0, Find.word(question, Word.CARD)))
          .answers("number", (_, question) -> Math.max(0, Find.word(question, Word.ALL)));

  private Judge() {}

  private static int whom(Outlook outlook, Question question) {
    return Math.max(0, Find.word(question, best(outlook) >= GOOD ? Word.WINNER : Word.LOSER));
  }

  private static int best(Outlook outlook) {
    int best = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.kind() == Kind.ATTACK) best = Math.max(best, face.value());
    }
    return best;
  }
}
