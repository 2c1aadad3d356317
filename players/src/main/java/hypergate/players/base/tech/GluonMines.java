package hypergate.players.base.tech;

import hypergate.players.novice.Judgement;

/// Gluon Mines, against an offense that must not win.
public final class GluonMines {
  public static final Judgement GLUON_MINES =
      Judgement.of("gluon-mines").worth(outlook -> outlook.stake() < -4 ? 3 : 0);

  private GluonMines() {}
}
