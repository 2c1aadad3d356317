package hypergate.players.odyssey.aliens;

import hypergate.players.novice.Judgement;

/// The Lemming: a colony is always welcome, and three ships rather than two.
public final class Lemming {
  public static final Judgement LEMMING =
      Judgement.of("lemming").answers("number", (_, question) -> question.count() - 1);

  private Lemming() {}
}
