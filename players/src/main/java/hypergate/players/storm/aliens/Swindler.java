package hypergate.players.storm.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.game.word.Window;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Swindler changes places with a mark that is clearly better off, since whoever is left behind
/// panics; panicking is always welcome.
public final class Swindler {
  // What the other must be ahead by: two colonies, since it gains one in every turn of others.
  private static final double AHEAD = 20;

  public static final Judgement SWINDLER =
      Judgement.of("swindler")
          .worth(Swindler::worth)
          .answers("seat", (outlook, q) -> Find.best(q, at -> outlook.powers(Seat.of(at))))
          .answers("seat-2", (outlook, q) -> Find.best(q, at -> outlook.threat(Seat.of(at))))
          .answers("choice", Swindler::refusing);

  private Swindler() {}

  private static double worth(Outlook outlook) {
    if (outlook.question.window() == Window.TURN_START) return 4;
    Seat mark = outlook.view.secretMarks().of(outlook.me);
    return mark.exists() && mark != outlook.me ? ahead(outlook, mark) - AHEAD : -1;
  }

  private static double ahead(Outlook outlook, Seat seat) {
    return outlook.threat(seat) - outlook.threat(outlook.me);
  }

  // It stays where it is unless the Swindler is better off.
  private static int refusing(Outlook outlook, Question question) {
    boolean better = ahead(outlook, outlook.question.user()) > 0;
    return Find.word(question, better ? Word.NO : Word.YES);
  }
}
