package hypergate.players.odyssey.flares;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Dragon's flare: planets of others burn for two cards.
public final class DragonFlare {
  public static final Judgement DRAGON_FLARE =
      Judgement.of("flare-dragon").worth("super", DragonFlare::worth);

  private DragonFlare() {}

  private static double worth(Outlook outlook) {
    Seat named = outlook.encounter.named();
    if (!named.exists() || named == outlook.me) return -1;
    double best = -1;
    for (long rest = outlook.ships.planetsOf(named); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      best = Math.max(best, outlook.destruction(planet));
    }
    return best;
  }
}
