package hypergate.players.storm.aliens;

import hypergate.players.novice.Judgement;

/// The Scavenger: the best that lies there.
public final class Scavenger {
  public static final Judgement SCAVENGER =
      Judgement.of("scavenger")
          .worth(_ -> 2)
          .answers("card", (outlook, question) -> outlook.choosing.best(question));

  private Scavenger() {}
}
