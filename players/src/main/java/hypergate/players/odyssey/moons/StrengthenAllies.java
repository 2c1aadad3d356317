package hypergate.players.odyssey.moons;

import hypergate.game.table.Side;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.moons.MoonShips;

/// Strengthen Allies, where that turns the result, or for twice the rewards if the defense holds.
public final class StrengthenAllies {
  public static final Judgement STRENGTHEN_ALLIES =
      Judgement.of("moon-strengthen-allies")
          .worth(outlook -> MoonShips.isLastMoment(outlook) ? strengthening(outlook) : 0);

  private StrengthenAllies() {}

  private static double strengthening(Outlook outlook) {
    Side own = outlook.encounter.sideOf(outlook.me);
    double gain =
        outlook.reinforcing.gain(outlook.me, own.alliedShips() - own.other().alliedShips());
    return gain == 0 && own.index() == 1 && MoonShips.isWinning(outlook) ? 1 : gain;
  }
}
