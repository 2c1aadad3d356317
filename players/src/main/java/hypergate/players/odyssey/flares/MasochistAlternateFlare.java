package hypergate.players.odyssey.flares;

import hypergate.game.piece.Seat;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The alternate Masochist's flare gives ships back: to us, else to whoever is least of a danger.
public final class MasochistAlternateFlare {
  public static final Judgement MASOCHIST_ALTERNATE_FLARE =
      Judgement.of("flare-masochist-alternate")
          .worth("wild", MasochistAlternateFlare::retrieving)
          .seats(
              (outlook, seat) -> seat == outlook.me.index() ? 100 : -outlook.threat(Seat.of(seat)));

  private MasochistAlternateFlare() {}

  private static double retrieving(Outlook outlook) {
    boolean offense = outlook.me == outlook.encounter.offense();
    if (offense) return -1;
    return outlook.ships.inWarp(outlook.me) > 0 ? 1 : 0.3;
  }
}
