package hypergate.players.eons.aliens;

import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Klutz drops its worst card, and rather a ship of the leader than one of its own.
public final class Klutz {
  public static final Judgement KLUTZ =
      Judgement.of("klutz")
          .answers("cards", (outlook, question) -> outlook.choosing.worst(question))
          .answers("ships", Klutz::ship);

  private Klutz() {}

  private static int ship(Outlook outlook, Question question) {
    return Find.best(question, value -> worth(outlook, Seat.of(value >> 8)));
  }

  private static double worth(Outlook outlook, Seat owner) {
    if (owner == outlook.me) return -1;
    return owner == outlook.leader() ? 1 : 0;
  }
}
