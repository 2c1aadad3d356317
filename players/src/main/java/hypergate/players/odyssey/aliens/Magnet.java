package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Magnet: allies of the other side come over; otherwise the opponent's ships are fewer or its
/// own main player's more.
public final class Magnet {
  public static final Judgement MAGNET =
      Judgement.of("magnet")
          .worth(Magnet::worth)
          .answers("seat", Magnet::pull)
          .answers("seat-2", Magnet::match);

  private Magnet() {}

  private static int mine(Outlook outlook) {
    return outlook.encounter.shipsOf(outlook.me);
  }

  // How many ships the other side would be worse off.
  private static int gain(Outlook outlook, Seat seat) {
    int more = mine(outlook) - outlook.encounter.shipsOf(seat);
    return outlook.isFoe(seat) ? -more : more;
  }

  private static double worth(Outlook outlook) {
    double best = 0;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat == outlook.me || !outlook.encounter.isInvolved(seat)) continue;
      best = Math.max(best, gain(outlook, seat));
      if (outlook.encounter.isAlly(seat) && outlook.isFoe(seat))
        best = Math.max(best, 2 * outlook.encounter.shipsOf(seat));
    }
    return best < 2 ? -1 : best / 2;
  }

  private static int pull(Outlook outlook, Question question) {
    Seat best = Seat.NONE;
    int most = 0;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.SEAT) continue;
      Seat seat = Seat.of(Choice.value(question.option(i)));
      int ships = outlook.encounter.shipsOf(seat);
      if (!outlook.isFoe(seat) || ships <= most) continue;
      most = ships;
      best = seat;
    }
    int none = Math.max(0, Find.word(question, Word.NONE));
    return best.exists() ? Find.seat(question, best) : none;
  }

  private static int match(Outlook outlook, Question question) {
    return Find.best(question, seat -> gain(outlook, Seat.of(seat)));
  }
}
