package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;

/// The Trader exchanges hands with its opponent.
public final class Trader {
  public static final Judgement TRADER =
      Judgement.of("trader").worth(outlook -> outlook.choosing.swapping(outlook.opponent()) - 1);

  private Trader() {}
}
