package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;

/// Zap Grab: the zap that is worth most.
public final class ZapGrab {
  public static final Judgement ZAP_GRAB =
      Judgement.of("moon-zap-grab")
          .answers("card", (outlook, question) -> outlook.choosing.best(question));

  private ZapGrab() {}
}
