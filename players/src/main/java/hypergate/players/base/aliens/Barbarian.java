package hypergate.players.base.aliens;

import hypergate.players.novice.Judgement;

/// The Barbarian, which takes what it likes from a hand that it has beaten.
public final class Barbarian {
  /// A card that is worth less is not worth its place in the hand.
  public static final double JUNK = 0.3;

  public static final Judgement BARBARIAN =
      Judgement.of("barbarian")
          .answers("cards", (outlook, question) -> outlook.choosing.pick(question, 1, JUNK));

  private Barbarian() {}
}
