package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Choice;
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
      Judgement.of("silencer").answers("seat", Silencer::foe).answers("choice", Silencer::penalty);

  private Silencer() {}

  /// The opponent, or else the most dangerous player.
  public static int foe(Outlook outlook, Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      Seat seat = Seat.of(Choice.value(question.option(i)));
      double worth = outlook.threat(seat) + (seat == outlook.opponent() ? 8 : 0);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  private static int penalty(Outlook outlook, Question question) {
    Seat noisy = question.user();
    boolean card = noisy.exists() && noisy != outlook.me && outlook.view.handSize(noisy) <= 4;
    return Math.max(0, Find.word(question, card ? Word.CARD : Word.SHIP));
  }
}
