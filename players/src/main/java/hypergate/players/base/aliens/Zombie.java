package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The Zombie, whose ships come home.
public final class Zombie {
  public static final Judgement ZOMBIE = Judgement.of("zombie").reckoned(Reckoned.SPARES_SHIPS);

  private Zombie() {}
}
