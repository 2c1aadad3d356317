package hypergate.players.storm.aliens;

import hypergate.players.novice.Judgement;

/// The Roach breeds wherever it can, and lets its roaches go first: they come back.
public final class Roach {
  public static final Judgement ROACH =
      Judgement.of("roach")
          .worth(_ -> 4)
          .answers("number", (_, question) -> question.count() - 1)
          .answers("number-2", (_, question) -> question.count() - 1);

  private Roach() {}
}
