package hypergate.players.dominion.aliens;

import hypergate.players.novice.Judgement;

/// The Aristocrat begins with the best cards, and parts with the worst flare.
public final class Aristocrat {
  public static final Judgement ARISTOCRAT =
      Judgement.of("aristocrat")
          .answers("cards", (outlook, question) -> outlook.choosing.best(question))
          .answers("card", (outlook, question) -> outlook.choosing.worst(question));

  private Aristocrat() {}
}
