package hypergate.players.base.flares;

import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Virus's flare: our ships times those of the allies.
public final class VirusFlare {
  public static final Judgement VIRUS_FLARE =
      Judgement.of("flare-virus")
          .worth("wild", VirusFlare::multiplying)
          .harms("super", (_, against) -> against > 0 ? 0.25 * against : 0);

  private VirusFlare() {}

  private static double multiplying(Outlook outlook) {
    Seat me = outlook.me;
    int side = outlook.sideOf(me);
    if (side == 0) return -1;
    Side own = side > 0 ? outlook.encounter.offensive() : outlook.encounter.defensive();
    int ships = outlook.encounter.shipsOf(me);
    int more = ships * own.alliedShips() - ships - own.alliedShips();
    return more > 0 ? outlook.reinforcing.gain(me, more) : -1;
  }
}
