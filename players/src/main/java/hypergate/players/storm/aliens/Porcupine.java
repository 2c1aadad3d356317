package hypergate.players.storm.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Porcupine: as few cards as turn the result, and none where they cannot.
public final class Porcupine {
  private static final double A_CARD = 0.6;

  public static final Judgement PORCUPINE =
      Judgement.of("porcupine")
          .worth(outlook -> needling(outlook, 1))
          .answers("number", (outlook, question) -> Find.number(question, needed(outlook, 1)));

  private Porcupine() {}

  /// What it is worth to needle.
  ///
  /// @param each what a card counts
  public static double needling(Outlook outlook, int each) {
    int needed = needed(outlook, each);
    if (needed == 0) return -1;
    return outlook.reinforcing.gain(outlook.me, each * needed) - A_CARD * Math.abs(needed);
  }

  /// How many cards turn the result, signed; 0 when the hand does not do.
  public static int needed(Outlook outlook, int each) {
    int hand = outlook.view.handSize(outlook.me);
    for (int cards = 1; cards <= hand; cards++) {
      if (outlook.reinforcing.gain(outlook.me, each * cards) > 0) return cards;
      if (outlook.reinforcing.gain(outlook.me, -each * cards) > 0) return -cards;
    }
    return 0;
  }
}
