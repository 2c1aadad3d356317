package hypergate.players.eons.aliens;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Evil Twin blames whom it fears most.
public final class EvilTwin {
  public static final Judgement EVIL_TWIN = Judgement.of("evil-twin").answers("seat", Find::foe);

  private EvilTwin() {}
}
