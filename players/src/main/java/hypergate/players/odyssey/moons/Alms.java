package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;

/// Alms: the worst card.
public final class Alms {
  public static final Judgement ALMS =
      Judgement.of("moon-alms")
          .answers("card", (outlook, question) -> outlook.choosing.worst(question));

  private Alms() {}
}
