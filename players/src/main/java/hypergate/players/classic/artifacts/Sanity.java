package hypergate.players.classic.artifacts;

import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Sanity, by which one flare or Pulsar fewer may be played: for whoever holds none.
public final class Sanity {
  public static final Judgement SANITY = Judgement.of("sanity").worth(Sanity::worth);

  private Sanity() {}

  /// What it is worth to limit flares and Pulsars.
  public static double worth(Outlook outlook) {
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.flare() != null || face.own() != null) return -1;
    }
    return 0.2;
  }
}
