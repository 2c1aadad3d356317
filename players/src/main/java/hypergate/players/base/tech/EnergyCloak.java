package hypergate.players.base.tech;

import hypergate.players.novice.Judgement;

/// The Energy Cloak, for an encounter that is worth much.
public final class EnergyCloak {
  public static final Judgement ENERGY_CLOAK =
      Judgement.of("energy-cloak").worth(outlook -> outlook.stake() > 5 ? 1 : 0);

  private EnergyCloak() {}
}
