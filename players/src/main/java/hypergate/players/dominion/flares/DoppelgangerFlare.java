package hypergate.players.dominion.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Doppelganger's flare: the hand of a dangerous offense is the one to play with; that of
/// anybody else where there is a side to help with it.
public final class DoppelgangerFlare {
  public static final Judgement DOPPELGANGER_FLARE =
      Judgement.of("flare-doppelganger")
          .worth("wild", DoppelgangerFlare::worth)
          .worth("super", _ -> 1.5)
          .answers(
              "wild/seat",
              (outlook, question) -> Find.best(question, seat -> value(outlook, Seat.of(seat))))
          .answers(
              "super/seat",
              (outlook, question) ->
                  Find.best(question, seat -> outlook.choosing.fullHand(Seat.of(seat))))
          .answers("super/cards", (outlook, question) -> outlook.choosing.worst(question));

  private DoppelgangerFlare() {}

  private static double value(Outlook outlook, Seat seat) {
    boolean main = outlook.encounter.isMain(seat);
    return (main ? 1 : 0) + outlook.view.handSize(seat) / 10.0;
  }

  private static double worth(Outlook outlook) {
    double best = -1;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      boolean settled = (outlook.ships.colonies(seat) & outlook.ships.planetsOf(outlook.me)) != 0;
      if (seat != outlook.me && settled && outlook.encounter.isMain(seat))
        best = Math.max(best, outlook.threat(seat) / 4);
    }
    return best;
  }
}
