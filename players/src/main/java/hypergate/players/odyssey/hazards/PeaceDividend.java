package hypergate.players.odyssey.hazards;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Peace Dividend, instead of an encounter.
public final class PeaceDividend {
  public static final Judgement PEACE_DIVIDEND =
      Judgement.of("peace-dividend")
          .answers(
              "choice",
              (outlook, question) ->
                  Alternatives.take(
                      outlook, question, 2 * Alternatives.FRESH * shared(outlook), 2));

  private PeaceDividend() {}

  private static int shared(Outlook outlook) {
    long others = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) others |= outlook.ships.colonies(Seat.of(i));
    return Long.bitCount(others & outlook.ships.colonies(outlook.me));
  }
}
