package hypergate.players.alliance.flares;

import hypergate.game.piece.Planet;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Crystal's flare: ships go from where there are many to colonies of a single one.
public final class CrystalFlare {
  private static final int MANY = 5;

  public static final Judgement CRYSTAL_FLARE =
      Judgement.of("flare-crystal")
          .worth("wild", outlook -> crowded(outlook) && thin(outlook) ? 0.8 : -1)
          .answers("wild/ships", CrystalFlare::two)
          .worth("super", _ -> 2);

  private CrystalFlare() {}

  private static int two(Outlook outlook, Question question) {
    return outlook.shipping.send(question, question.gestureStep(), 2);
  }

  private static boolean crowded(Outlook outlook) {
    for (long rest = outlook.ships.colonies(outlook.me); rest != 0; rest &= rest - 1)
      if (outlook.ships.on(Planet.of(Long.numberOfTrailingZeros(rest)), outlook.me) >= MANY)
        return true;
    return false;
  }

  private static boolean thin(Outlook outlook) {
    for (long rest = outlook.ships.colonies(outlook.me); rest != 0; rest &= rest - 1)
      if (outlook.ships.on(Planet.of(Long.numberOfTrailingZeros(rest)), outlook.me) == 1)
        return true;
    return false;
  }
}
