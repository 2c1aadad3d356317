package hypergate.players.base.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Hacker, which chooses from the fullest hand.
public final class Hacker {
  public static final Judgement HACKER = Judgement.of("hacker").answers("seat", Hacker::fullest);

  private Hacker() {}

  private static int fullest(Outlook outlook, Question question) {
    int best = 0;
    double most = -1;
    for (int i = 0; i < question.count(); i++) {
      Seat seat = Seat.of(Choice.value(question.option(i)));
      double worth = outlook.view.handSize(seat) + 0.01 * outlook.threat(seat);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }
}
