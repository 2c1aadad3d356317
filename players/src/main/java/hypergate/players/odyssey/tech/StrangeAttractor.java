package hypergate.players.odyssey.tech;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Values;
import hypergate.players.variant.technology.Slots;

/// The Strange Attractor, which draws flares; about one card in ten of a hand is one.
public final class StrangeAttractor {
  public static final Judgement STRANGE_ATTRACTOR =
      Judgement.of("strange-attractor-odyssey").worth(StrangeAttractor::worth);

  private StrangeAttractor() {}

  private static double worth(Outlook outlook) {
    int most = Slots.aboard(outlook, "strange-attractor-odyssey");
    double flares = 0;
    for (int i = outlook.view.cards().discardSize() - 1; i >= 0; i--)
      if (outlook.view.face(outlook.view.cards().discarded(i)).flare() != null) flares++;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) flares += 0.1 * outlook.view.handSize(Seat.of(i));
    return Values.FLARE * Math.min(most, flares) - most * outlook.ship(outlook.me);
  }
}
