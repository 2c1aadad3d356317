package hypergate.players.odyssey.aliens;

import hypergate.players.novice.Judgement;

/// The Cosmos lays out what it can; who uses a rule does so for what it brings at once.
public final class Cosmos {
  public static final Judgement COSMOS = Judgement.of("cosmos").worth(_ -> 1.5);

  private Cosmos() {}
}
