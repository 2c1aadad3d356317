package hypergate.players.odyssey.moons;

import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// Metamorph: the worst alien.
public final class Metamorph {
  public static final Judgement METAMORPH =
      Judgement.of("moon-metamorph")
          .answers(
              "alien",
              (outlook, question) -> Find.best(question, alien -> -outlook.values.alien(alien)));

  private Metamorph() {}
}
