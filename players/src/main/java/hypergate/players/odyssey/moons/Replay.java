package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;

/// Replay, for whoever has few cards.
public final class Replay {
  public static final Judgement REPLAY =
      Judgement.of("moon-replay").worth(outlook -> outlook.view.hand().size() < 6 ? 1 : 0);

  private Replay() {}
}
