package hypergate.players.conflict.aliens;

import hypergate.players.novice.Judgement;

/// The Lunatic goes over to its opponent where it sees itself beaten.
public final class Lunatic {
  public static final Judgement LUNATIC =
      Judgement.of("lunatic").worth(outlook -> outlook.alliances.flight() > 0 ? 1 : -1);

  private Lunatic() {}
}
