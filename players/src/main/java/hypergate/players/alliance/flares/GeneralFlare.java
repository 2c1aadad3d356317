package hypergate.players.alliance.flares;

import hypergate.game.table.Encounter;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The General's flare: it rallies where its own side is to win.
public final class GeneralFlare {
  public static final Judgement GENERAL_FLARE =
      Judgement.of("flare-general")
          .worth("wild", GeneralFlare::rally)
          .answers("wild/side", (outlook, question) -> outlook.reinforcing.side(question))
          .worth("super", outlook -> outlook.reinforcing.bonus(2 * allied(outlook)));

  private GeneralFlare() {}

  private static double rally(Outlook outlook) {
    boolean offense = outlook.me == outlook.encounter.offense();
    boolean own = outlook.reinforcing.wantsOffense() == offense;
    return own ? 0.3 * Math.abs(outlook.stake()) * Math.min(4, allied(outlook)) / 4 : -1;
  }

  private static int allied(Outlook outlook) {
    Encounter encounter = outlook.encounter;
    return encounter.sideOf(outlook.me).alliedShips();
  }
}
