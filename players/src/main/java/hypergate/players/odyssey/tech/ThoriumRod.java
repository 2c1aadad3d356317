package hypergate.players.odyssey.tech;

import hypergate.game.piece.Seat;
import hypergate.game.word.Window;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;

/// The Thorium Rod: cards of a rival we are about to fight, not so many that it may draw a new
/// hand.
public final class ThoriumRod {
  public static final Judgement THORIUM_ROD =
      Judgement.of("thorium-rod")
          .worth(ThoriumRod::worth)
          .answers(
              "seat",
              (outlook, question) -> Find.best(question, seat -> victim(outlook, Seat.of(seat))));

  private ThoriumRod() {}

  private static double worth(Outlook outlook) {
    int cards = Slots.aboard(outlook, "thorium-rod");
    return robbed(outlook, cards) - cards * outlook.ship(outlook.me);
  }

  private static double robbed(Outlook outlook, int cards) {
    Seat other = outlook.opponent();
    if (!other.exists() || outlook.question.window() != Window.BEFORE_SELECTION) return 0;
    boolean full = outlook.view.handSize(other) > cards + 1;
    return full ? 0.9 * cards + 0.05 * Math.abs(outlook.stake()) : 0;
  }

  private static double victim(Outlook outlook, Seat seat) {
    boolean foe = seat == outlook.opponent() && seat != outlook.me;
    return outlook.choosing.fullHand(seat) + (foe ? 50 : 0);
  }
}
