package hypergate.players.promo.aliens;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Demon takes the fullest hand there is; it leaves one alone that is hardly worth it.
public final class Demon {
  public static final Judgement DEMON =
      Judgement.of("demon")
          .worth(Demon::worth)
          .answers(
              "seat",
              (outlook, question) ->
                  Find.best(question, seat -> outlook.choosing.fullHand(Seat.of(seat))))
          .answers("card", (outlook, question) -> outlook.choosing.best(question));

  private Demon() {}

  private static double worth(Outlook outlook) {
    double most = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i) != outlook.me && Seat.of(i) != outlook.opponent())
        most = Math.max(most, outlook.view.handSize(Seat.of(i)));
    return most / 3;
  }
}
