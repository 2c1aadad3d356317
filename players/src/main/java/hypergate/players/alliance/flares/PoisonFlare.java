package hypergate.players.alliance.flares;

import hypergate.players.alliance.aliens.Poison;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Poison's flare: a ship of whoever is the greatest threat there, and a victory that would
/// slip away.
public final class PoisonFlare {
  public static final Judgement POISON_FLARE =
      Judgement.of("flare-poison")
          .answers("wild/seat", Find::foe)
          .worth("super", outlook -> Poison.rescue(outlook) - 0.2);

  private PoisonFlare() {}
}
