package hypergate.players.base.flares;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Oracle's flare: hands change owners; or, having seen the other's card, an end as if by a
/// deal is better than a sure defeat.
public final class OracleFlare {
  public static final Judgement ORACLE_FLARE =
      Judgement.of("flare-oracle")
          .worth("wild", outlook -> outlook.choosing.swapping(outlook.opponent()) - 2)
          .worth("super", OracleFlare::endingEarly);

  private OracleFlare() {}

  private static double endingEarly(Outlook outlook) {
    outlook.selecting.weigh();
    return -outlook.selecting.best() - 1;
  }
}
