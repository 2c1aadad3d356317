package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Hurtz lends one ship to everybody once cards are up, which brings as many tokens as many ships
/// would; whoever is offered ships takes them, and sends them where they count. It ends the lease
/// of an opponent before totals are counted, and keeps its other tokens for rewards.
public final class Hurtz {
  public static final Judgement HURTZ =
      Judgement.of("hurtz")
          .worth(Hurtz::worth)
          .answers("number", (_, question) -> Find.best(question, number -> number))
          .answers("number-2", (_, question) -> Find.best(question, number -> number == 1 ? 1 : 0))
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("seat", Hurtz::feared);

  private Hurtz() {}

  private static double worth(Outlook outlook) {
    return switch (outlook.question.window()) {
      case REVEALED -> 1;
      case COLLECTING -> 2;
      case TOTALS -> leasedToFoes(outlook) ? 1 : -1;
      default -> -1;
    };
  }

  private static boolean leasedToFoes(Outlook outlook) {
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (outlook.isFoe(seat) && outlook.encounter.leased(seat) > 0) return true;
    }
    return false;
  }

  private static int feared(Outlook outlook, Question question) {
    return Find.best(
        question,
        value -> outlook.threat(Seat.of(value)) + (outlook.isFoe(Seat.of(value)) ? 1 : 0));
  }
}
