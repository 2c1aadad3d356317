package hypergate.content.odyssey.moons;

import hypergate.game.Moon;
import java.util.List;

/// The blue, cheesy, full, half and hub moons: numbers 0 to 43.
public final class MoonSet {
  public static final List<Moon> MOONS =
      List.of(
          Atrophy.ATROPHY,
          DealReward.DEAL_REWARD,
          Gate.GATE,
          GateVersionOnePointOne.GATE_VERSION_1_1,
          Loner.LONER);

  private MoonSet() {}
}
