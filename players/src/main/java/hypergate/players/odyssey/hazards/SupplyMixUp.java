package hypergate.players.odyssey.hazards;

import hypergate.players.novice.Judgement;

/// The Supply Mix-Up, by which cards go round.
public final class SupplyMixUp {
  public static final Judgement SUPPLY_MIX_UP =
      Judgement.of("supply-mix-up").answers("card", EconomicAid::give);

  private SupplyMixUp() {}
}
