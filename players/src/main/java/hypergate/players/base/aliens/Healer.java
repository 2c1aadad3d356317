package hypergate.players.base.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Reckoned;

/// The Healer: a card for a rival's ships, if those are few enough.
public final class Healer {
  public static final Judgement HEALER =
      Judgement.of("healer")
          .reckoned(Reckoned.KIND)
          .worth(outlook -> outlook.cards(outlook.me, 1) + healing(outlook))
          .answers("seats", Healer::patients);

  private Healer() {}

  // Ships of rivals that came to grief in this encounter.
  private static double healing(Outlook outlook) {
    double worth = 0;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat != outlook.me) worth += lost(outlook, seat) * outlook.ship(seat);
    }
    return worth;
  }

  private static int lost(Outlook outlook, Seat seat) {
    return Math.min(4, outlook.encounter.lostSinceStart(seat));
  }

  // Whoever is no danger and has lost few enough ships for the card.
  private static int patients(Outlook outlook, Question question) {
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.SEAT) continue;
      Seat seat = Seat.of(Choice.value(question.option(i)));
      if (outlook.cards(outlook.me, 1) + lost(outlook, seat) * outlook.ship(seat) > 0) return i;
    }
    return Find.either(Find.word(question, Word.DONE), Find.word(question, Word.NONE));
  }
}
