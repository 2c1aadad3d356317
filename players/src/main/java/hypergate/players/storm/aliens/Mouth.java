package hypergate.players.storm.aliens;

import hypergate.players.novice.Judgement;

/// The Mouth: of what it has swallowed the best comes up again.
public final class Mouth {
  public static final Judgement MOUTH =
      Judgement.of("mouth")
          .answers("cards", (outlook, question) -> outlook.choosing.pick(question, 1, -1e9));

  private Mouth() {}
}
