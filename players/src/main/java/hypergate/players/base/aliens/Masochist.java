package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The Masochist, which wins by losing its ships.
public final class Masochist {
  public static final Judgement MASOCHIST =
      Judgement.of("masochist").reckoned(Reckoned.LIKES_LOSSES);

  private Masochist() {}
}
