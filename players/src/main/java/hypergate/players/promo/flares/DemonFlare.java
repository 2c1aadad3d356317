package hypergate.players.promo.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Demon's flare: whoever is furthest from winning has to help; six cards of the deck where no
/// hand has as many. What goes back on the deck goes there with the best card on top.
public final class DemonFlare {
  public static final Judgement DEMON_FLARE =
      Judgement.of("flare-demon")
          .worth("wild", outlook -> outlook.encounter.shipsOf(outlook.me) >= 2 ? 2 : -1)
          .worth("super", DemonFlare::draw)
          .answers(
              "wild/seat",
              (outlook, question) -> Find.best(question, seat -> -outlook.threat(Seat.of(seat))))
          .answers("super/card", (outlook, question) -> outlook.choosing.worst(question));

  private DemonFlare() {}

  private static double draw(Outlook outlook) {
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i) != outlook.me
          && Seat.of(i) != outlook.opponent()
          && outlook.view.handSize(Seat.of(i)) >= 6) return -1;
    return 1.5;
  }
}
