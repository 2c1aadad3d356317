package hypergate.players.base.flares;

import hypergate.game.decide.Choice;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;

/// The Trader's flare: a card for one of a fuller hand.
public final class TraderFlare {
  public static final Judgement TRADER_FLARE =
      Judgement.of("flare-trader")
          .worth("super", outlook -> outlook.choosing.swapping(outlook.leader()) - 1)
          .seats((outlook, seat) -> outlook.choosing.fullHand(Seat.of(seat)))
          .picks(Choice.CARD, (outlook, card) -> -outlook.worthOf(card));

  private TraderFlare() {}
}
