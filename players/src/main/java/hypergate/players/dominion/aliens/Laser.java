package hypergate.players.dominion.aliens;

import hypergate.players.novice.Judgement;

/// The Laser blinds its opponent to as many cards as it may.
public final class Laser {
  public static final Judgement LASER =
      Judgement.of("laser").answers("number", (_, question) -> question.count() - 1);

  private Laser() {}
}
