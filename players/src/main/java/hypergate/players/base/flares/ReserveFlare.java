package hypergate.players.base.flares;

import hypergate.players.base.aliens.Reserve;
import hypergate.players.novice.Judgement;

/// The Reserve's flare: higher attacks as reinforcements.
public final class ReserveFlare {
  public static final Judgement RESERVE_FLARE =
      Judgement.of("flare-reserve")
          .worth("super", outlook -> Reserve.reinforcing(outlook, 9))
          .answers("super/card", Reserve::smallest)
          .answers("super/side", (outlook, question) -> outlook.reinforcing.side(question));

  private ReserveFlare() {}
}
