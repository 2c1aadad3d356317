package hypergate.players.incursion.aliens;

import hypergate.players.novice.Judgement;

/// The Magician: whoever faces it puts down what it would select, and it takes the best card.
public final class Magician {
  public static final Judgement MAGICIAN =
      Judgement.of("magician")
          .answers("card", (outlook, question) -> outlook.selecting.select(question))
          .answers("cards", (outlook, question) -> outlook.selecting.select(question))
          .answers("card-2", (outlook, question) -> outlook.choosing.best(question));

  private Magician() {}
}
