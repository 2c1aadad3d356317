package hypergate.players.odyssey.moons;

import hypergate.players.novice.Judgement;

/// Stack: a card on the deck is a card less in hand.
public final class Stack {
  public static final Judgement STACK =
      Judgement.of("moon-stack")
          .answers("card", (outlook, question) -> outlook.choosing.worst(question));

  private Stack() {}
}
