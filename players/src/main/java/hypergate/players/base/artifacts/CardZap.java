package hypergate.players.base.artifacts;

import hypergate.players.novice.Judgement;

/// Card Zap, which hurts when the card that it stops was worth something to us.
public final class CardZap {
  public static final Judgement CARD_ZAP =
      Judgement.of("card-zap").harms((_, against) -> against > 4 ? 3 : 0);

  private CardZap() {}
}
