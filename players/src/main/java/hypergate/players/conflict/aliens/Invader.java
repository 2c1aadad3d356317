package hypergate.players.conflict.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Invader exchanges a poor hand.
public final class Invader {
  private static final double USUAL = 6;

  public static final Judgement INVADER =
      Judgement.of("invader")
          .worth(outlook -> USUAL - outlook.choosing.held())
          .answers("seat", Find::foe);

  private Invader() {}
}
