package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Reckoned;

/// The Pacifist, which wins with a negotiate.
public final class Pacifist {
  public static final Judgement PACIFIST =
      Judgement.of("pacifist").reckoned(Reckoned.WINS_BY_NEGOTIATING);

  private Pacifist() {}
}
