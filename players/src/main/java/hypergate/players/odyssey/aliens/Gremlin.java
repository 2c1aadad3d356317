package hypergate.players.odyssey.aliens;

import hypergate.players.novice.Judgement;

/// The Gremlin plays what it has as soon as it can: nobody knows what hazards are good for.
public final class Gremlin {
  public static final Judgement GREMLIN = Judgement.of("gremlin").worth(_ -> 0.5);

  private Gremlin() {}
}
