package hypergate.players.alliance.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Pygmy's flare: the super when half of the attack decides.
public final class PygmyFlare {
  public static final Judgement PYGMY_FLARE =
      Judgement.of("flare-pygmy").worth("super", PygmyFlare::worth);

  private PygmyFlare() {}

  private static double worth(Outlook outlook) {
    Seat opponent = outlook.opponent();
    if (!outlook.encounter.attacks(outlook.me) || !outlook.encounter.attacks(opponent)) return -1;
    int value = outlook.encounter.value(opponent);
    return outlook.reinforcing.gain(outlook.me, value - Math.floorDiv(value, 2));
  }
}
