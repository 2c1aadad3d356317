package hypergate.players.odyssey.tech;

import hypergate.players.novice.Judgement;

/// The Plasma Coil, a reinforcement of 5.
public final class PlasmaCoil {
  public static final Judgement PLASMA_COIL =
      Judgement.of("plasma-coil")
          .worth(outlook -> outlook.reinforcing.turning(5, 2.5))
          .answers("side", (outlook, question) -> outlook.reinforcing.side(question));

  private PlasmaCoil() {}
}
