package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;

/// The Parasite joins uninvited where that is worth it.
public final class Parasite {
  public static final Judgement PARASITE =
      Judgement.of("parasite").worth(outlook -> outlook.alliances.gain() - 0.3);

  private Parasite() {}
}
