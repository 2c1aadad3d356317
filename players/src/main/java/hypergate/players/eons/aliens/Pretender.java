package hypergate.players.eons.aliens;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Pretender moves to a seat that is ahead of its own, and the further ahead the better.
public final class Pretender {
  // What a seat must be ahead by: half a colony.
  private static final double AHEAD = 5;

  public static final Judgement PRETENDER =
      Judgement.of("pretender")
          .worth(Pretender::worth)
          .answers("seat", (outlook, q) -> Find.best(q, at -> outlook.threat(Seat.of(at))));

  private Pretender() {}

  private static double worth(Outlook outlook) {
    return outlook.threat(outlook.leader()) - outlook.threat(outlook.me) - AHEAD;
  }
}
