package hypergate.players.fan.artifacts;

import hypergate.players.novice.Judgement;

/// Black Plague, for whoever is ahead.
public final class BlackPlague {
  public static final Judgement BLACK_PLAGUE =
      Judgement.of("black-plague")
          .worth(outlook -> outlook.colonies(outlook.leader()) >= 2 ? 2 : 0);

  private BlackPlague() {}
}
