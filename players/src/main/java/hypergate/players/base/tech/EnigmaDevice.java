package hypergate.players.base.tech;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Enigma Device: a new hand for whoever has a short one.
public final class EnigmaDevice {
  public static final Judgement ENIGMA_DEVICE =
      Judgement.of("enigma-device").worth(outlook -> handsAreBetter(outlook) ? 2 : 0);

  private EnigmaDevice() {}

  private static boolean handsAreBetter(Outlook outlook) {
    double others = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) others += outlook.view.handSize(Seat.of(i));
    double average = others / (outlook.seats - 1);
    int own = outlook.view.handSize(outlook.me);
    return own <= 4 || average > 9 && own <= average;
  }
}
