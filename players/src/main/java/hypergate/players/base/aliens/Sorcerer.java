package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;

/// The Sorcerer exchanges the cards laid down.
public final class Sorcerer {
  public static final Judgement SORCERER =
      Judgement.of("sorcerer").worth(outlook -> outlook.selecting.exchangeGain() - 0.5);

  private Sorcerer() {}
}
