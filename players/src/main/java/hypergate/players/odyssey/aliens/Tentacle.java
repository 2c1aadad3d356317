package hypergate.players.odyssey.aliens;

import hypergate.players.novice.Judgement;

/// The Tentacle: the digits go to the side that is to win.
public final class Tentacle {
  public static final Judgement TENTACLE =
      Judgement.of("tentacle")
          .adds((_, _) -> 6)
          .answers("side", (outlook, question) -> outlook.reinforcing.side(question));

  private Tentacle() {}
}
