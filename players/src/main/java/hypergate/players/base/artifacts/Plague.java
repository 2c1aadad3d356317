package hypergate.players.base.artifacts;

import hypergate.players.novice.Judgement;

/// Plague, for whoever is ahead.
public final class Plague {
  public static final Judgement PLAGUE =
      Judgement.of("plague")
          .worth(outlook -> outlook.colonies(outlook.leader()) >= 2 ? 2 : 0)
          .harms((outlook, _) -> outlook.question.target() == outlook.me.index() ? 6 : 0);

  private Plague() {}
}
