package hypergate.players.conflict.hazards;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Alliance: who is least of a threat, and not the one whom we meet now.
public final class Alliance {
  public static final Judgement ALLIANCE =
      Judgement.of("alliance")
          .answers(
              "ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 1))
          .answers(
              "seat",
              (outlook, question) -> Find.best(question, seat -> partner(outlook, Seat.of(seat))));

  private Alliance() {}

  private static double partner(Outlook outlook, Seat seat) {
    return -outlook.threat(seat) - (seat == outlook.encounter.defense() ? 10 : 0);
  }
}
