package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Silencer: the opponent, or else the most dangerous player. Who has few cards is hit harder
/// by the loss of one.
public final class Silencer {
  public static final Judgement SILENCER =
      Judgement.of("silencer").answers("seat", Find::foe).answers("choice", Silencer::penalty);

  private Silencer() {}

  private static int penalty(Outlook outlook, Question question) {
    Seat noisy = question.user();
    boolean card = noisy.exists() && noisy != outlook.me && outlook.view.handSize(noisy) <= 4;
    return Math.max(0, Find.word(question, card ? Word.CARD : Word.SHIP));
  }
}
