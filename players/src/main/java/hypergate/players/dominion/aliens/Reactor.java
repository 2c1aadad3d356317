package hypergate.players.dominion.aliens;

import hypergate.players.novice.Judgement;

/// The Reactor takes its own flare before those of others.
public final class Reactor {
  public static final Judgement REACTOR =
      Judgement.of("reactor")
          .worth(_ -> 1)
          .answers("card", (outlook, question) -> outlook.choosing.best(question));

  private Reactor() {}
}
