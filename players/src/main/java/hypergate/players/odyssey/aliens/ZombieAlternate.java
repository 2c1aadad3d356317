package hypergate.players.odyssey.aliens;

import hypergate.game.piece.Planet;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Reckoned;

/// The alternate Zombie, whose ships come home in every regroup phase: to an empty home planet
/// while it lacks one that it needs, else to where it has the fewest.
public final class ZombieAlternate {
  public static final Judgement ZOMBIE_ALTERNATE =
      Judgement.of("zombie-alternate")
          .reckoned(Reckoned.SPARES_SHIPS)
          .answers(
              "planet", (outlook, question) -> Find.best(question, place -> worth(outlook, place)));

  private ZombieAlternate() {}

  private static double worth(Outlook outlook, int place) {
    return -outlook.ships.on(Planet.of(place), outlook.me);
  }
}
