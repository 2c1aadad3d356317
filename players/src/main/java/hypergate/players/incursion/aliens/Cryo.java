package hypergate.players.incursion.aliens;

import hypergate.players.novice.Judgement;

/// The Cryo: the worst card of its hand is put away.
public final class Cryo {
  public static final Judgement CRYO =
      Judgement.of("cryo")
          .answers("cards", (outlook, question) -> outlook.choosing.worst(question));

  private Cryo() {}
}
