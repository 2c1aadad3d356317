package hypergate.players.oliviera.tech;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Reyuban Rod, while somebody has cards.
public final class ReyubanRod {
  public static final Judgement REYUBAN_ROD = Judgement.of("reyuban-rod").worth(ReyubanRod::worth);

  private ReyubanRod() {}

  private static double worth(Outlook outlook) {
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index() && outlook.view.handSize(Seat.of(i)) > 2) return 1;
    return -1;
  }
}
